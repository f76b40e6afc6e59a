import type { EventOf, EventType } from '@prumo/contracts/index'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'

/** What an event changes in the ledger; no values, nothing. */
export type Entered = {
  statement: string
  values: (data: never, event: RecordedEvent) => unknown[] | undefined
}

const of = <Type extends EventType>(
  statement: string,
  values: (data: EventOf<Type>['data'], event: RecordedEvent) => unknown[] | undefined,
): Entered => ({ statement, values })

/** Which customer or supplier an entry names, if any. */
const entryNames = `
  insert into platform.partner_entries (project_id, entry_id, partner_id) values ($1, $2, $3)
  on conflict (project_id, entry_id) do update set partner_id = excluded.partner_id`

const roundEnded = 'delete from platform.rounds_asked where document_id = $1'

/** Which events the ledger is made of, besides how many there are of each project. */
export const entered: Readonly<Record<string, Entered>> = {
  PersonErased: of<'PersonErased'>(
    'insert into platform.erased_persons (person_id, organization_id) values ($1, $2) on conflict do nothing',
    ({ userId }, { organizationId }) => [userId, organizationId],
  ),
  ProjectCreated: of<'ProjectCreated'>(
    'update platform.project_logs set owner_id = $2 where project_id = $1',
    ({ projectId, ownerId }) => [projectId, ownerId],
  ),
  FileAttached: of<'FileAttached'>(
    'insert into platform.documents_with_files (document_id, project_id) values ($1, $2) on conflict do nothing',
    ({ projectId, target: { kind, id } }) => (kind === 'document' ? [id, projectId] : undefined),
  ),
  SignatureFileAttached: of<'SignatureFileAttached'>(
    'insert into platform.documents_with_files (document_id, project_id) values ($1, $2) on conflict do nothing',
    ({ projectId, documentId }) => [documentId, projectId],
  ),
  SignOffRequested: of<'SignOffRequested'>(
    `insert into platform.rounds_asked (document_id, project_id, organization_id, waiting)
       values ($1, $2, $3, string_to_array($4, ' ')::uuid[])
     on conflict (document_id) do update set waiting = excluded.waiting`,
    ({ projectId, documentId, approverIds }, { organizationId }) => [
      documentId,
      projectId,
      organizationId,
      approverIds.join(' '),
    ],
  ),
  DocumentApproved: of<'DocumentApproved'>(
    'update platform.rounds_asked set waiting = array_remove(waiting, $2::uuid) where document_id = $1',
    ({ documentId, userId }) => [documentId, userId],
  ),
  DocumentReturned: of<'DocumentReturned'>(roundEnded, ({ documentId }) => [documentId]),
  SignOffRequestWithdrawn: of<'SignOffRequestWithdrawn'>(roundEnded, ({ documentId }) => [documentId]),
  ProjectTransferred: of<'ProjectTransferred'>(
    'update platform.project_logs set owner_id = $2 where project_id = $1',
    ({ projectId, ownerId }) => [projectId, ownerId],
  ),
  ProjectCustomerChanged: of<'ProjectCustomerChanged'>(
    'update platform.project_logs set customer_id = $2 where project_id = $1',
    ({ projectId, customerId }) => [projectId, customerId],
  ),
  EntryRecorded: of<'EntryRecorded'>(entryNames, ({ projectId, entryId, partnerId }) =>
    partnerId ? [projectId, entryId, partnerId] : undefined,
  ),
  EntryChanged: of<'EntryChanged'>(entryNames, ({ projectId, entryId, partnerId }) =>
    partnerId === undefined ? undefined : [projectId, entryId, partnerId],
  ),
  EntryDeleted: of<'EntryDeleted'>(
    'update platform.partner_entries set deleted = true where project_id = $1 and entry_id = $2',
    ({ projectId, entryId, before }) => (before.partnerId ? [projectId, entryId] : undefined),
  ),
  EntryRestored: of<'EntryRestored'>(
    'update platform.partner_entries set deleted = false where project_id = $1 and entry_id = $2',
    ({ projectId, entryId }) => [projectId, entryId],
  ),
  ProjectDeleted: of<'ProjectDeleted'>(
    'update platform.project_logs set deleted = true where project_id = $1',
    ({ projectId }) => [projectId],
  ),
  ActionLogErased: of<'ActionLogErased'>(
    'update platform.project_logs set entries = 0, first_at = null, last_at = null, exported_at = null where project_id = $1',
    ({ projectId }) => [projectId],
  ),
  // Only a file that leaves nothing out keeps the log for whoever has it.
  ActionLogExported: of<'ActionLogExported'>(
    'update platform.project_logs set exported_at = $3 where organization_id = $1 and ($2::uuid is null or project_id = $2)',
    ({ filters: { projectId, personId, recordId, kinds, withoutViews, from, to } }, { organizationId, at }) =>
      personId || recordId || from || to || withoutViews || kinds.length > 0
        ? undefined
        : [organizationId, projectId, at],
  ),
  ProjectStatusChanged: of<'ProjectStatusChanged'>(
    'update platform.project_logs set finished = $2, inactive = $3 where project_id = $1',
    ({ projectId, status }) => [projectId, status === 'finished', status === 'inactive'],
  ),
}
