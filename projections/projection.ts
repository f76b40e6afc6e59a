import type { EventOf, EventType, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import type { Knex } from 'knex'

export type Row = Record<string, unknown>

type Folds<R extends Row> = {
  [Type in EventType]?: (row: R | null, data: EventOf<Type>['data'], event: Recorded<EventOf<Type>>) => R | null
}

/**
 * One read model: a table whose every row is a left fold of the events that name it. No SQL, clock or randomness in a fold.
 * Rows are written in the camel case of their fields; the table's columns are the same words in snake case. The projector adds
 * `organization_id`, `scope_id` (the event's project, else its organization), the primary key (scope_id, key), and `replaced`: the fields whose values
 * have U+FFFD where the event had what Postgres cannot keep.
 * A row's identity is (scope, key): an id that somebody uses again elsewhere names another row.
 */
export type Projection<R extends Row = Row> = {
  /** The table's name: `<module>_<plural>`. */
  table: string
  /** Grown by one when the columns or the folds change; the new table is then built beside the old one. */
  version: number
  /** The field that identifies a row within its scope. */
  key: keyof R & string
  /** Which rows an event changes, where that is not the value that `key` has in the event's data. */
  keys?: (event: RecordedEvent) => readonly string[]
  /** Rows are made once and never changed: nothing is looked up before one is written. */
  madeOnce?: true
  /** Its rows are the organization's, of whatever project an event is. */
  ofOrganization?: true
  /** Further rows that an event completes beside the one it changes (`before` it). Each is made once, and never folded into. */
  completes?: (before: R | null, event: RecordedEvent) => readonly R[]
  /** The command service may read it as well, of every organization. */
  readByCommands?: true
  /** The field in which such a row says the position of the event that made it: the past of the table can be read from its present. */
  madeAt?: keyof R & string
  /** What it says counts for the past as well: it is the same at every moment. */
  holdsForPast?: true
  columns: (table: Knex.CreateTableBuilder) => void
  /** How each event changes its rows; `all` is for a read model that follows every event. */
  on: Folds<R>
  all?: (row: R | null, event: RecordedEvent) => R | null
}

/** Grown by one when the columns change that the projector adds: every read model is then built anew, as if its own version had grown. */
const layout = 1

export const projection = <R extends Row>(definition: Projection<R>): Projection =>
  ({ ...definition, version: definition.version + layout }) as unknown as Projection
