import { type ProjectFact, projectFacts, sortedByName } from './analysisChoice'
import { figureColumns } from './figureColumns'

type Say = (key: string, holes?: Record<string, unknown>) => string

const isFact = (name: string): name is ProjectFact => projectFacts.some((fact) => fact === name)

/** What a column of the project analysis is called, in the words of `say`. One that exists no more has its own name. */
export function columnName(name: string, say: Say): string {
  const column = figureColumns.get(name)
  if (isFact(name)) return say(`analysisFact.${name}`)
  if (!column) return name === sortedByName ? say('field.project') : name
  const measure = say(`measure.${column.measure.name}`)
  return column.kind ? say('why.ofKind', { kind: say(`moneyCurve.flow.${column.kind}`), name: measure }) : measure
}
