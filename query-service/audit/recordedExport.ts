import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Answering } from '../pipeline/answering'
import { columns } from '../reading/columns'

/** An export as the log records it. */
export type RecordedExport<Format extends string> = {
  format: Format
  filters: ActionLogFilters
  exportedAt: string
  position: number
}

const openMs = 600_000
const waitMs = 2000

/**
 * An export that this person recorded in the last ten minutes. A link cannot name the position that it needs, so the
 * read models are waited for.
 */
export async function recordedExport<Format extends string>(
  parts: Answering,
  session: Session,
  exportId: string,
  formats: readonly Format[],
): Promise<RecordedExport<Format>> {
  const { readModels, now } = parts
  const deadline = performance.now() + waitMs
  const reached = (position: number) =>
    readModels.reached(position, deadline - performance.now(), session.organizationId)
  if (!(await reached(session.rightsPosition))) throw new HttpProblem(503, 'readModels.behind')
  for (;;) {
    const position = readModels.position(session.organizationId)
    const found = await findExport(parts, session, exportId, formats)
    if (found && now().getTime() - Date.parse(found.exportedAt) <= openMs) return found
    if (found || !(await reached(position + 1))) throw new Refused('actionLog.exportUnknown')
  }
}

const findExport = <Format extends string>(
  { database }: Answering,
  session: Session,
  exportId: string,
  formats: readonly Format[],
): Promise<RecordedExport<Format> | undefined> =>
  database.within(session.organizationId, (db) =>
    db('audit_exports')
      .where({ organization_id: session.organizationId, export_id: exportId, user_id: session.userId })
      .whereIn('format', formats)
      .first(columns('format', 'filters', 'exportedAt', 'position')),
  )
