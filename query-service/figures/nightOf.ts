import type { NightEvent } from '@prumo/contracts/analysis/nights'
import { deviationPercent } from '@prumo/contracts/finance/deviationPercent'
import { moneyFigureMeasures } from '@prumo/contracts/finance/measures'
import { ofEachKind } from '@prumo/contracts/finance/moneyFacts'
import type { Figures } from './figuresOf'

type Night = NightEvent['data']
/** The figures of a project that are kept of a night. */
export type NightFigures = Pick<Figures, 'unit' | 'plannedEndOn' | 'work' | 'money' | 'risks'>

const amounts = moneyFigureMeasures.filter(({ unit }) => unit === 'amount').map(({ name }) => name)

/** What is taken of figures: of money, the amounts that all else follows from. */
export const nightOf = (
  projectId: string,
  statusOn: string,
  { unit, plannedEndOn, work, money, risks }: NightFigures,
): Night => ({
  projectId,
  statusOn,
  unit,
  plannedEndOn,
  work,
  money: ofEachKind((kind) => Object.fromEntries(amounts.map((name) => [name, money[kind][name] ?? 0]))),
  risks,
})

/** The figures that were taken. */
export const figuresOfNight = ({
  unit,
  plannedEndOn,
  work,
  money,
  risks,
}: Pick<Night, 'unit' | 'plannedEndOn' | 'work' | 'money' | 'risks'>): NightFigures => ({
  unit,
  plannedEndOn,
  work,
  money: ofEachKind((kind) => {
    const { deviation = 0, plannedAmount = 0 } = money[kind]
    return { ...money[kind], deviationPercent: deviationPercent(deviation, plannedAmount) }
  }),
  risks,
})
