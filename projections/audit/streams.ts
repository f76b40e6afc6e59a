import type { RecordedEvent } from '@prumo/contracts/index'
import { projection } from '../projection'

type Stream = { streamId: string; kind: string; stream: string; projectId: string | null; position: number }

const idOf = ({ type, stream }: RecordedEvent) => `${type}/${stream}`

/** One row for each stream and each kind of event in it. The past of a project is read from the streams of these. */
export const streams = projection<Stream>({
  table: 'audit_streams',
  version: 1,
  key: 'streamId',
  keys: (event) => [idOf(event)],
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    for (const text of ['stream_id', 'kind', 'stream']) table.text(text).notNullable()
    table.uuid('project_id')
    table.bigInteger('position').notNullable()
  },

  on: {},
  all: (row, event) =>
    row ?? {
      streamId: idOf(event),
      kind: event.type,
      stream: event.stream,
      projectId: event.projectId,
      position: event.position,
    },
})
