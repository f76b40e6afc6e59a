import { threadIdOf } from '@prumo/contracts/discussion/systemMessages'
import type { RecordedEvent } from '@prumo/contracts/index'
import { hiddenFieldsOf, recordFieldOf } from '@prumo/contracts/meanings'
import type { Sealed } from '@prumo/contracts/message'
import { recordOf } from '@prumo/contracts/notifications/recordOf'
import { recordedDataOf } from '@prumo/platform/eventLog/recordedDataOf'
import { undoneIdOf } from '@prumo/platform/eventLog/undoneIdOf'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Change = { field: string; before?: unknown; after?: unknown }
type Action = {
  eventId: string
  position: number
  stream: string
  kind: string
  at: string
  actorKind: string
  actorId: string | null
  projectId: string | null
  recordId: string | null
  /** The kind of what was discussed, where it is about a comment or a file. */
  targetKind: string | null
  /** The record in whose discussion it stands as a system message. */
  threadId: string | null
  changes: Change[]
  permissionBasis: string
  network: string | null
  /** Address and browser, sealed as in the log: unreadable once the person's key is destroyed. */
  origin: Sealed | null
  /**
   * An id in it has a spelling that is refused today. The event changed nothing, except by what older versions made of
   * it.
   */
  spelledOtherwise: boolean
  /** The command whose action it takes back. */
  undoneId: string | null
}

/** One row per event: the action log. */
export const actions = projection<Action>({
  table: 'audit_actions',
  version: 10,
  key: 'position',
  keys: ({ position }) => [String(position)],
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    table.uuid('event_id').notNullable()
    table.bigInteger('position').notNullable()
    for (const text of ['stream', 'kind']) table.text(text).notNullable()
    table.timestamp('at').notNullable()
    table.text('actor_kind').notNullable()
    for (const id of ['actor_id', 'project_id', 'record_id', 'thread_id']) table.uuid(id)
    table.jsonb('changes').notNullable()
    table.jsonb('origin')
    table.text('permission_basis').notNullable()
    for (const text of ['network', 'target_kind']) table.text(text)
    table.boolean('spelled_otherwise').notNullable()
    table.text('undone_id')
    table.index(['organization_id', 'position'])
    table.index(['organization_id', 'record_id', 'position'])
    table.index(['organization_id', 'thread_id', 'position'])
    table.index(['scope_id', 'at'])
  },

  on: {},
  all: (_, event) => ({
    eventId: event.id,
    position: event.position,
    stream: event.stream,
    kind: event.type,
    at: event.at,
    actorKind: event.metadata.actor.kind,
    actorId: userOf(event),
    projectId: event.projectId,
    recordId: recordOf(event)?.id ?? null,
    targetKind: recordFieldOf.get(event.type) === 'target' ? (recordOf(event)?.kind ?? null) : null,
    threadId: threadIdOf(event),
    changes: changesOf(event),
    permissionBasis: event.metadata.permissionBasis,
    spelledOtherwise: event.spelledOtherwise ?? false,
    undoneId: undoneIdOf(event.metadata),
    network: event.metadata.from?.network ?? null,
    origin: event.metadata.from?.sealed ?? null,
  }),
})

type Fields = Record<string, unknown>

/** Each recorded field with what it was and what it is. Personal data is not copied, nor what an upcast filled in. */
export function changesOf(event: RecordedEvent): Change[] {
  const { before: recorded, ...after } = recordedDataOf(event) as Fields & { before?: Fields | null }
  const hidden = hiddenFieldsOf(event.type)
  const before = hidden.has('before') ? undefined : recorded
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after)])
  return [...fields]
    .filter((field) => !hidden.has(field))
    .map((field) => ({
      field,
      ...(before && Object.hasOwn(before, field) && { before: before[field] }),
      ...(Object.hasOwn(after, field) && { after: after[field] }),
    }))
}
