import { type CurveStep, curveSteps } from '@prumo/contracts/analysis/curve'
import { type MoneyView, moneyViews } from '@prumo/contracts/finance/kinds'
import { isCalendarDay } from '../../platform/formats/dates'

export const moneySections = ['curve', 'months', 'deliveries'] as const
type MoneySection = (typeof moneySections)[number]

/** What goes, what comes, each by itself, or what comes less what goes. */
export const moneyFlows = ['outflow', 'inflow', 'both', 'net'] as const
export type MoneyFlow = (typeof moneyFlows)[number]

export type MoneyChoices = {
  section: MoneySection
  /** `undefined` where nothing was chosen: then it is what the ledger has. */
  flow: MoneyFlow | undefined
  view: MoneyView
  by: CurveStep
  statusOn: string
  /** Whether what was reported on the status day stands beside what is known now. */
  isCompared: boolean
  /** The first month in sight, `YYYY-MM`, where one was gone to. */
  from: string | undefined
}

const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** What an address shows of the money; what makes no sense there is as usual. */
export function moneyChoices(address: URLSearchParams, today: string): MoneyChoices {
  const [on, from] = [address.get('on') ?? '', address.get('from') ?? '']
  const statusOn = isCalendarDay(on) ? on : today
  return {
    section: oneOf(moneySections, address.get('section')) ?? 'curve',
    flow: oneOf(moneyFlows, address.get('flow')),
    view: oneOf(moneyViews, address.get('view')) ?? 'competence',
    by: oneOf(curveSteps, address.get('by')) ?? 'week',
    statusOn,
    isCompared: address.get('reported') === 'yes' && statusOn < today,
    from: isCalendarDay(`${from}-01`) ? from : undefined,
  }
}

/** The same by the names of an address, with the flow that is shown. */
export const reportQuestionOf = ({ section, view, by, statusOn, isCompared, from }: MoneyChoices, flow: MoneyFlow) => ({
  section,
  flow,
  view,
  on: statusOn,
  by: section === 'curve' ? by : undefined,
  reported: section === 'curve' && isCompared ? 'yes' : undefined,
  from: section === 'months' ? from : undefined,
})
