import type { Answer } from '@prumo/contracts/index'

/** Whether there is nothing to draw: no amount on the curve, and none beside it. */
export const isWithoutMoney = ({ points, leftOut }: Pick<Answer<'moneyCurve'>, 'points' | 'leftOut'>): boolean =>
  leftOut.length === 0 &&
  points.every(({ inflow, outflow }) =>
    [inflow, outflow].every(({ planned, realized, forecast }) => !planned && !realized && !forecast),
  )
