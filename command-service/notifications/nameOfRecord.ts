import type { RecordReference } from '@prumo/contracts/notifications/recordOf'
import { document } from '../documents/document'
import { projectLedger } from '../finance/projectLedger'
import type { Domain } from '../pipeline/domain'
import { project } from '../projects/project'
import { plan } from '../tasks/plan'

type Reading = Pick<Domain, 'aggregates'>

/** The name that a record of this project has now; `undefined` where it was deleted. */
export async function nameOfRecord(
  { aggregates }: Reading,
  projectId: string,
  { kind, id }: RecordReference,
): Promise<string | undefined> {
  if (kind === 'task') return (await aggregates.load(plan, `plan-${projectId}`)).state.tasks.get(id)?.title
  if (kind === 'document') {
    const { state } = await aggregates.load(document, `document-${id}`)
    return state && !state.deleted ? state.title : undefined
  }
  if (kind === 'entry')
    return (await aggregates.load(projectLedger, `ledger-${projectId}`)).state.entries.get(id)?.title
  return kind === 'project' ? nameOfProject({ aggregates }, projectId) : undefined
}

export const nameOfProject = async ({ aggregates }: Reading, projectId: string) =>
  (await aggregates.load(project, `project-${projectId}`)).state?.details.pitch
