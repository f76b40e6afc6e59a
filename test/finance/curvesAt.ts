import type { Person } from '../world/person'

type Question = { projectId: string; statusOn: string; asOf?: string }

export type Curves = Record<string, unknown> & { competence: { figures: object } }

/** What curves of money come to at the end of a day, in the words of the second ledger. */
export async function curvesAt(person: Person, of: Question): Promise<Curves> {
  const curveOf = async (view: 'competence' | 'cash', by: 'week' | 'month') => {
    const { points, figures, leftOut } = await person.ask('moneyCurve', { ...of, view, by })
    return { points, figures, leftOut }
  }
  const { months, beyond } = await person.ask('moneyMonths', of)
  const { rows } = await person.ask('moneyByDelivery', of)
  const ofMonths = months.filter(({ inflow, outflow }) => [inflow, outflow].some(isSomething))
  return {
    competence: await curveOf('competence', 'week'),
    cash: await curveOf('cash', 'month'),
    months: Object.fromEntries(ofMonths.map(({ month, ...flows }) => [month, flows])),
    ...([beyond.inflow, beyond.outflow].some(isSomething) && { beyond }),
    byDelivery: Object.fromEntries(rows.map(({ because, inflow, outflow }) => [because, { inflow, outflow }])),
  }
}

const isSomething = ({ planned, realized }: { planned: number; realized: number }) => planned !== 0 || realized !== 0
