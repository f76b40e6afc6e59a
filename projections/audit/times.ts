import { projection } from '../projection'

type Time = {
  timeId: string
  /** The latest time until then. */
  at: string
  /** Where the log has an event that says an earlier time than one before it. */
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
  all: (row, { at }) => (row && Date.parse(row.at) >= Date.parse(at) ? row : { timeId: latest, at, position: null }),
  completes: (before, { at, position }) =>
    before && Date.parse(before.at) > Date.parse(at) ? [{ timeId: `${position}`, at, position }] : [],
})
