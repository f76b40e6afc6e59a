import type { RecordedEvent } from '@prumo/contracts/index'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Kind = { kindId: string; kind: string; actorId: string | null; projectId: string | null; position: number }

const idOf = (event: RecordedEvent) => `${event.type}/${userOf(event) ?? ''}`

/**
 * One row for each kind of event that somebody has caused in a project, or outside of any. The filter of the action log
 * offers these kinds.
 */
export const kinds = projection<Kind>({
  table: 'audit_kinds',
  version: 2,
  key: 'kindId',
  keys: (event) => [idOf(event)],
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    table.text('kind_id').notNullable()
    table.text('kind').notNullable()
    table.uuid('actor_id')
    table.uuid('project_id')
    table.bigInteger('position').notNullable()
    table.index(['organization_id'])
  },

  on: {},
  all: (row, event) =>
    row ?? {
      kindId: idOf(event),
      kind: event.type,
      position: event.position,
      actorId: userOf(event),
      projectId: event.projectId,
    },
})
