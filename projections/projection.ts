import type { EventOf, EventType, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import type { Knex } from 'knex'

export type Row = Record<string, unknown>

type Folds<R extends Row> = {
  [Type in EventType]?: (row: R | null, data: EventOf<Type>['data'], event: Recorded<EventOf<Type>>) => R | null
}

/**
 * One read model: a table whose every row is a left fold of the events that name it. No SQL, clock or randomness in a fold.
 * Rows are written in the camel case of their fields; the table's columns are the same words in snake case, besides `organization_id`,
 * which the projector fills from the event.
 */
export type Projection<R extends Row = Row> = {
  /** The table's name: `<module>_<plural>`. */
  table: string
  /** Grown by one when the columns or the folds change; the new table is then built beside the old one. */
  version: number
  /** The field that identifies a row (its column is the table's primary key). */
  key: keyof R & string
  /** Which rows an event changes, where that is not the value that `key` has in the event's data. */
  keys?: (event: RecordedEvent) => readonly string[]
  columns: (table: Knex.CreateTableBuilder) => void
  /** How each event changes its rows; `all` is for a read model that follows every event. */
  on: Folds<R>
  all?: (row: R | null, event: RecordedEvent) => R | null
}

export const projection = <R extends Row>(definition: Projection<R>): Projection => definition as unknown as Projection
