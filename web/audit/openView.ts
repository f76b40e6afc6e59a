import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'

/** Records that this part of the action log is read, and answers the id of the view to read it through. */
export async function openView({ projectId, ...filters }: ActionLogFilters, inProject?: string): Promise<string> {
  const viewId = newId()
  if (inProject) await send('ViewProjectActionLog', { projectId: inProject, viewId, filters }, { onlyReads: true })
  else await send('ViewActionLog', { viewId, filters: { ...filters, projectId } })
  return viewId
}

export const isExpired = (failure: unknown) => (failure as Failure | undefined)?.code === 'actionLog.viewExpired'
