import type { EventOf, EventType, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { equal } from '@prumo/platform/values/equal'
import { merged } from '@prumo/platform/values/merged'
import type { Knex } from 'knex'
import { type Projection, projection, type Row } from './projection'

/**
 * How long a row held: from one revision of its stream until another, where the next begins; `null` while it holds. The
 * positions are those of both events.
 */
type Version = {
  versionKey: string
  fromRevision: number
  fromPosition: number
  toRevision: number | null
  toPosition: number | null
}
/** The instants of both events, where a version says them. */
type Instants = { beganAt?: string; endedAt?: string | null }

type Folds<Fields extends Row> = {
  [Type in EventType]?: (
    fields: Fields | null,
    data: EventOf<Type>['data'],
    event: Recorded<EventOf<Type>>,
    key: string,
  ) => Fields | null
}
type Fold<Fields> = (fields: Fields | null, data: object, event: RecordedEvent, key: string) => Fields | null

type Definition<Fields extends Row> = {
  table: string
  version: number
  /** The field with the id of what has versions. */
  of: keyof Fields & string
  /** The ids of what an event changes, if not the value of `of` in its data. */
  keys?: (event: RecordedEvent) => readonly string[]
  columns: (table: Knex.CreateTableBuilder) => void
  /** A version says the instants at which it began and ended, besides. */
  saysWhen?: true
  /** Further fields of a version that has ended, by the positions at which it began and ended. */
  endingAs?: (began: number, ended: number) => Row
  on: Folds<Fields>
}

/**
 * A read model with a row for each version of something. What it is now stands under its id; an event that changes it
 * leaves a row of what it was, under the id and the position that it held from.
 */
export function versionsOf<Fields extends Row>(definition: Definition<Fields>): Projection {
  const { table, version, of, columns, on, endingAs, saysWhen } = definition
  const keys = definition.keys ?? (({ data }: RecordedEvent) => [String(data[of as never])])
  const folds = on as { [type: string]: Fold<Fields> | undefined }
  const after = (before: (Fields & Version) | null, event: RecordedEvent, key: string) => {
    const fields = folds[event.type]?.(before, event.data, event, key) ?? null
    return before && fields && isSame(before, fields) ? before : fields
  }
  const next = (before: (Fields & Version) | null, _: object, event: RecordedEvent, key: string) => {
    const fields = after(before, event, key)
    return fields === before ? before : fields && merged(fields, heldFrom(key, event), saysWhen && beginning(event))
  }
  return projection<Fields & Version & Instants>({
    table,
    version,
    key: 'versionKey',
    // Versions say themselves how long they held, so that no past folds them again.
    madeAt: 'fromPosition',
    heldUntil: ['toPosition', 'toRevision', ...(saysWhen ? (['endedAt'] as const) : [])],
    keys,
    columns: (builder) => {
      builder.specificType('version_key', 'text collate "C"').notNullable()
      // Postgres reads a row up to the last column that is wanted, and curves want all versions: these come first.
      builder.integer('from_revision').notNullable()
      builder.bigInteger('from_position').notNullable()
      builder.integer('to_revision')
      builder.bigInteger('to_position')
      if (saysWhen) {
        builder.timestamp('began_at').notNullable()
        builder.timestamp('ended_at')
      }
      columns(builder)
    },
    on: Object.fromEntries(Object.keys(on).map((type) => [type, next])) as Projection<Fields & Version>['on'],
    completes: (before, event) => {
      if (!before || after(before, event, before.versionKey) === before) return []
      const key = `${before.versionKey}/${before.fromPosition}`
      const end = { toRevision: event.revision, toPosition: event.position, ...(saysWhen && { endedAt: event.at }) }
      return [merged(before, { versionKey: key, ...end }, endingAs?.(before.fromPosition, event.position))]
    },
  })
}

const heldFrom = (versionKey: string, { revision, position }: RecordedEvent): Version => ({
  versionKey,
  fromRevision: revision,
  fromPosition: position,
  toRevision: null,
  toPosition: null,
})

const beginning = ({ at }: RecordedEvent): Instants => ({ beganAt: at, endedAt: null })

const isSame = <Fields extends Row>(before: Fields & Version, fields: Fields): boolean =>
  Object.keys(fields).every((name) => equal(before[name], fields[name]))
