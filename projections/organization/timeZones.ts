import { projection } from '../projection'

type ChosenZone = { choiceId: string; timeZone: string; since: string; position: number }

/** One row for each time that an organization chose its time zone, and since when that has been in force. */
export const timeZones = projection<ChosenZone>({
  table: 'organization_time_zones',
  version: 1,
  key: 'choiceId',
  keys: ({ id }) => [id],
  madeOnce: true,
  holdsForPast: true,

  columns: (table) => {
    table.uuid('choice_id').notNullable()
    table.text('time_zone').notNullable()
    table.timestamp('since').notNullable()
    table.bigInteger('position').notNullable()
    table.index(['organization_id'])
  },

  on: {
    TimeZoneSet: (_, { timeZone }, { id, at, position }) => ({ choiceId: id, timeZone, since: at, position }),
  },
})
