import type { Knex } from 'knex'

const plain = (sql: string) => `regexp_replace(normalize(lower(${sql}), NFD), '[\\u0300-\\u036f]', '', 'g')`

/** Limits a query to rows in which one of these columns contains the text, whatever its accents and case. */
export const containsText =
  (text: string, ...columns: string[]) =>
  (query: Knex.QueryBuilder): void => {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    const either = columns.map((column) => `${plain(column)} like ${plain('?::text')}`).join(' or ')
    query.whereRaw(
      `(${either})`,
      columns.map(() => pattern),
    )
  }
