import type { RecordedEvent } from '@prumo/contracts/index'
import { naming } from '@prumo/contracts/meanings'
import { upcastsOf } from '@prumo/contracts/upcasts'
import { projection } from '../projection'

type Name = { nameId: string; thingId: string; position: number; kind: string; name: string }

/** Many events name things: each upcast of one of them is a version of this read model. */
const upcastsOfNames = [...naming.keys()].reduce((count, type) => count + upcastsOf(type).length, 0)

/** People’s names are not here: they live, and are erased, elsewhere. */
const named = (row: Name | null, _: object, event: object): Name | null => row ?? nameIn(event as RecordedEvent)

/** One row for each name that a thing was given: its name at any position of the log. */
export const names = projection<Name>({
  table: 'audit_names',
  version: 2 + upcastsOfNames,
  key: 'nameId',
  keys: (event) => [nameIn(event)].flatMap((name) => name?.nameId ?? []),
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    table.text('name_id').notNullable()
    table.uuid('thing_id').notNullable()
    table.bigInteger('position').notNullable()
    table.text('kind').notNullable()
    table.text('name').notNullable()
    table.index(['organization_id', 'thing_id', 'position'])
  },

  on: Object.fromEntries([...naming.keys()].map((type) => [type, named])),
})

function nameIn({ type, data, position }: RecordedEvent): Name | null {
  const where = naming.get(type)
  const fields = data as Record<string, unknown>
  if (!where || typeof fields[where.name] !== 'string') return null
  const thingId = String(fields[where.id])
  return { nameId: `${thingId}@${position}`, thingId, position, kind: where.kind, name: String(fields[where.name]) }
}
