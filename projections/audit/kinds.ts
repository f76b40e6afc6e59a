import type { RecordedEvent } from '@prumo/contracts/index'
import { projection } from '../projection'

type Kind = { kindId: string; kind: string; actorId: string | null; projectId: string | null }

const actorOf = ({ metadata: { actor } }: RecordedEvent) => (actor.kind === 'user' ? actor.userId : null)
const idOf = (event: RecordedEvent) => `${event.type}/${actorOf(event) ?? ''}`

/** One row for each kind of event that somebody has ever done in a project, or outside of any: what the action log can be narrowed to. */
export const kinds = projection<Kind>({
  table: 'audit_kinds',
  version: 1,
  key: 'kindId',
  keys: (event) => [idOf(event)],
  madeOnce: true,

  columns: (table) => {
    table.text('kind_id').notNullable()
    table.text('kind').notNullable()
    table.uuid('actor_id')
    table.uuid('project_id')
    table.index(['organization_id'])
  },

  on: {},
  all: (_, event) => ({
    ...{ kindId: idOf(event), kind: event.type },
    ...{ actorId: actorOf(event), projectId: event.projectId },
  }),
})
