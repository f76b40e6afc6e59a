import type { Feature } from '../access'
import { riskMeasures } from '../canvas/measures'
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
  /** Where it stands among the figures of a project. */
  readonly group: 'work' | 'money' | 'risks'
  /** What one needs to see, each of them, to see it. */
  readonly rights: readonly Feature[]
}

const alone = (group: FigureColumn['group'], measure: Measure, rights: readonly Feature[] = [measure.right]) => {
  return { name: measure.name, measure, kind: null, group, rights }
}
const ofWork = [...projectMeasures, ...taskMeasures].map((measure) => alone('work', measure))
// Risks stand on cards: without the canvas there are none to see.
const ofRisks = riskMeasures.map((measure) => alone('risks', measure, ['canvas', measure.right]))
const ofMoney = entryKinds.flatMap((kind) =>
  moneyFigureMeasures.map((measure) => ({
    name: `${measure.name}.${kind}`,
    measure,
    kind,
    group: 'money' as const,
    rights: [measure.right],
  })),
)

/** Every figure that is kept of each project, by the name by which it is asked for. */
export const figureColumns: ReadonlyMap<string, FigureColumn> = new Map(
  [...ofWork, ...ofMoney, ...ofRisks].map((column) => [column.name, column]),
)
