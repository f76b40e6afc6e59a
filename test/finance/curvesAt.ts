import type { Person } from '../world/person'

type Question = { projectId: string; asOf?: string }

/** What curves of money come to at the end of each of these days, in the words of the second ledger. */
export async function curvesAt(person: Person, question: Question, statuses: readonly string[]): Promise<unknown[]> {
  const curves = []
  for (const statusOn of statuses)
    for (const [view, by] of [
      ['competence', 'week'],
      ['cash', 'month'],
    ] as const) {
      const of = { ...question, statusOn, view }
      const { points, figures, leftOut } = await person.ask('moneyCurve', { ...of, by })
      const { months, beyond } = await person.ask('moneyMonths', of)
      const { rows } = await person.ask('moneyByDelivery', of)
      const ofMonths = months.filter(({ inflow, outflow }) => [inflow, outflow].some(isSomething))
      curves.push({
        points,
        figures,
        leftOut,
        months: Object.fromEntries(ofMonths.map(({ month, ...flows }) => [month, flows])),
        ...([beyond.inflow, beyond.outflow].some(isSomething) && { beyond }),
        byDelivery: Object.fromEntries(rows.map(({ because, inflow, outflow }) => [because, { inflow, outflow }])),
      })
    }
  return curves
}

const isSomething = ({ planned, realized }: { planned: number; realized: number }) => planned !== 0 || realized !== 0
