import { plain } from './containsText'

/** Texts that begin alike for so long are told apart by what follows them in the order: a cursor has to hold them. */
const mostCompared = 200

/**
 * SQL by which lists of texts are sorted: accents and case aside, and the rest by its bytes. So a cursor compares as
 * its list is sorted, in every Postgres: not all have collations of ICU, and these change with its versions.
 */
export const textOrder = (sql: string) => `left(${plain(sql)}, ${mostCompared}) collate "C"`

/** The same where a text may be missing: what has none comes last, in either direction. */
export const textOrderOrLast = (sql: string, present = sql, direction: 'asc' | 'desc' = 'asc') =>
  `case when ${present} is null then '${direction === 'asc' ? '1' : ''}' else '0' || ${textOrder(sql)} end`
