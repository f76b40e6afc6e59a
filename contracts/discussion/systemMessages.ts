import type { Feature } from '../access'
import { featureOfModule } from '../audit/featureOfModule'
import type { EventType } from '../index'
import { moduleOf, partFieldOf, quiet, recordFieldOf } from '../meanings'
import { recordOf } from '../notifications/recordOf'

/** Where an action stands as a system message: with the record that it is about, or with its project. */
type Thread = 'record' | 'project'

const discussed = ['taskId', 'documentId', 'entryId', 'target']
/** A new project begins with a score of steps and areas, which nobody would talk about. */
const inProject = ['projectId', 'cardId']
/** These change only an order, or say only that somebody looked. */
export const untold: readonly string[] = ['TaskReordered', 'CardReordered', 'SignOffViewed']
/** Comments speak for themselves. A document is drafted in many small changes, until its sign-off is requested. */
const partsLeftOut = ['commentId', 'sectionId', 'fieldId']

function threadOf(type: string, module: string): Thread | undefined {
  const [record, part] = [recordFieldOf.get(type) ?? '', partFieldOf.get(type) ?? '']
  if (quiet.has(type as EventType) || untold.includes(type) || partsLeftOut.includes(part)) return undefined
  if (discussed.includes(record)) return 'record'
  if (module === 'imports') return undefined
  // Who takes part in a project is a matter of the project; what else happens to people is none.
  return inProject.includes(record) || (record === 'userId' && module === 'projects') ? 'project' : undefined
}

const threads: ReadonlyMap<string, Thread | undefined> = new Map(
  [...moduleOf].map(([type, module]) => [type, threadOf(type, module)]),
)

/** The record in whose discussion an event stands as a system message; `null` where it stands in none. */
export function threadIdOf(event: { type: string; data: object; projectId: string | null }): string | null {
  const thread = threads.get(event.type)
  if (thread === 'record') return recordOf(event)?.id ?? null
  return thread === 'project' ? event.projectId : null
}

/** The kinds of events about parts of a project that are closed to somebody. */
export const kindsClosed = (isClosed: (feature: Feature) => boolean): string[] =>
  [...moduleOf].flatMap(([type, module]) => {
    const feature = featureOfModule[module]
    return feature && isClosed(feature) ? [type] : []
  })
