import type { EventOf, EventType, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import type { Knex } from 'knex'

export type Row = Record<string, unknown>

type Folds<R extends Row> = {
  [Type in EventType]?: (
    row: R | null,
    data: EventOf<Type>['data'],
    event: Recorded<EventOf<Type>>,
    key: string,
  ) => R | null
}

/**
 * A read model: a table in which each row is a left fold of the events that name it, without SQL, clock or randomness.
 * A row's fields are in camel case, its columns in snake case. A row's identity is scope and key: the same id elsewhere
 * is another row.
 */
export type Projection<R extends Row = Row> = {
  /** The table's name: `<module>_<plural>`. */
  table: string
  /** Raised by one when columns or folds change. The new table is built beside the old one. */
  version: number
  /** The field that identifies a row within its scope. */
  key: keyof R & string
  /** The keys of the rows that an event changes, if not the value of `key` in its data. */
  keys?: (event: RecordedEvent) => readonly string[]
  /** Rows are made once and never changed, so none is looked up before a write. */
  madeOnce?: true
  /** Its rows belong to the organization, even when an event is about a project. */
  ofOrganization?: true
  /** Further rows that an event completes, given the row `before` it. Each is made once and never folded into. */
  completes?: (before: R | null, event: RecordedEvent) => readonly R[]
  /** The command service may read it, for every organization. */
  readByCommands?: true
  /** The field with the position of the event that made the row. With it the past is read from the present. */
  madeAt?: keyof R & string
  /**
   * The fields that say until when a row held, that with the position first. Of a moment before, none of them says it.
   */
  heldUntil?: readonly (keyof R & string)[]
  /**
   * The read model with all versions of its rows. The past is read from those, so that it takes as long as the present.
   */
  versionsIn?: string
  /** It is the same at every moment, so the past reads the rows of today. */
  holdsForPast?: true
  /** It serves whoever follows the present as it changes: no past has rows of it. */
  ofPresent?: true
  columns: (table: Knex.CreateTableBuilder) => void
  /** How each type of event changes its rows, each named by its key. `all` is for a read model of every event. */
  on: Folds<R>
  all?: (row: R | null, event: RecordedEvent) => R | null
}

/** Raised by one when the projector's own columns change. Every read model is then built anew. */
const layout = 1

export const projection = <R extends Row>(definition: Projection<R>): Projection =>
  ({ ...definition, version: definition.version + layout }) as unknown as Projection
