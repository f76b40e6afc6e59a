import { projection } from '../projection'

type Time = {
  timeId: string
  /** The latest time of all events, or that of the event at `position`. */
  at: string
  /** Where an event says an earlier time than one before it; `null` in the row of the latest time. */
  position: number | null
}

const latest = 'latest'

/** One row for each project with the latest time in its events, and one for each event that says an earlier one. */
export const times = projection<Time>({
  table: 'audit_times',
  version: 1,
  key: 'timeId',
  keys: () => [latest],
  ofPresent: true,

  columns: (table) => {
    table.specificType('time_id', 'text collate "C"').notNullable()
    table.timestamp('at').notNullable()
    table.bigInteger('position')
    table.index(['scope_id', 'position'])
  },

  on: {},
  // The log writes every time in one form, to the microsecond.
  all: (row, { at }) => (row && row.at >= at ? row : { timeId: latest, at, position: null }),
  completes: (before, { at, position }) => (before && before.at > at ? [{ timeId: `${position}`, at, position }] : []),
})
