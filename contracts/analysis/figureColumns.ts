import { type EntryKind, entryKinds } from '../finance/kinds'
import { moneyFigureMeasures } from '../finance/measures'
import type { Measure } from '../measure'
import { taskMeasures } from '../tasks/measures'
import { projectMeasures } from '../tasks/projectMeasures'

/** One figure of each project: a measure, of money with the kind of entries that it counts. */
export type FigureColumn = {
  /** `measure`, or `measure.kind`. */
  readonly name: string
  readonly measure: Measure
  readonly kind: EntryKind | null
}

const ofWork = [...projectMeasures, ...taskMeasures].map((measure) => ({ name: measure.name, measure, kind: null }))
const ofMoney = entryKinds.flatMap((kind) =>
  moneyFigureMeasures.map((measure) => ({ name: `${measure.name}.${kind}`, measure, kind })),
)

/** Every figure that is kept of each project, by the name by which it is asked for. */
export const figureColumns: ReadonlyMap<string, FigureColumn> = new Map(
  [...ofWork, ...ofMoney].map((column) => [column.name, column]),
)
