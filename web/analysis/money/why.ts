import { entryKinds } from '@prumo/contracts/finance/kinds'
import type { MoneyMeasure } from '@prumo/contracts/finance/measures'
import type { QueryInput } from '@prumo/contracts/index'
import { addDays, isCalendarDay } from '../../platform/formats/dates'
import type { SingleFlow } from './curveSeries'

/** A figure that is asked about: what it counts, narrowed to days, to a group, or to what lacks a day or an origin. */
export type Why = {
  measure: MoneyMeasure
  flow: SingleFlow
  from?: string | undefined
  to?: string | undefined
  cardId?: string | undefined
  without?: 'day' | 'origin' | undefined
}

type Part = Pick<QueryInput<'moneyParts'>, 'of' | 'kind' | 'from' | 'to' | 'cardId' | 'without' | 'view'>

const flows = [...entryKinds, 'net'] as const
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isDay = (text: string | undefined) => text === undefined || text === '' || isCalendarDay(text)

/** How an address names a figure. */
export const whyText = ({ measure, flow, from = '', to = '', cardId, without }: Why): string =>
  [measure, flow, from, to, cardId ?? without ?? ''].join('.').replace(/\.+$/, '')

/** The figure that an address names; `undefined` for what is none. */
export function whyIn(text: string | null): Why | undefined {
  const [measure = '', flow, from, to, of] = (text ?? '').split('.')
  const found = flows.find((each) => each === flow)
  if (!Object.hasOwn(partsOfMeasure, measure) || found === undefined || !isDay(from) || !isDay(to)) return undefined
  return {
    measure: measure as MoneyMeasure,
    flow: found,
    ...(from && { from }),
    ...(to && { to }),
    ...(of && idForm.test(of) && { cardId: of }),
    ...((of === 'day' || of === 'origin') && { without: of }),
  }
}

type Parts = (statusOn: string, to: string) => Omit<Part, 'kind'>[]
const none: Parts = () => []
const realized: Parts = (statusOn, to) => [{ of: 'realized', to: to < statusOn ? to : statusOn }]

/** What each figure is the sum of; nothing where others lead to it. */
const partsOfMeasure: Record<MoneyMeasure, Parts> = {
  plannedAmount: (_, to) => [{ of: 'planned', to }],
  plannedTotalAmount: () => [{ of: 'planned' }],
  realizedAmount: realized,
  paidAmount: (statusOn) => [{ of: 'realized', to: statusOn, view: 'cash' }],
  openAmount: () => [{ of: 'open' }],
  overdueAmount: (statusOn) => [{ of: 'open', to: addDays(statusOn, -1) }],
  forecastAmount: (statusOn, to) => [...realized(statusOn, to), { of: 'open', to }],
  estimateAtCompletionBottomUp: (statusOn) => [...realized(statusOn, statusOn), { of: 'open' }],
  deviation: none,
  deviationPercent: none,
  deviationAtCompletion: none,
}

/** The questions whose answers add up to a figure at the end of this day. Net is made of two figures, which have them. */
export function partsOf({ measure, flow, from, to, cardId, without }: Why, statusOn: string): Part[] {
  if (flow === 'net') return []
  return partsOfMeasure[measure](statusOn, to ?? statusOn).map(({ to: until, ...part }) => ({
    ...part,
    kind: flow,
    ...(without === 'day' ? {} : { from, to: until }),
    cardId,
    without,
  }))
}
