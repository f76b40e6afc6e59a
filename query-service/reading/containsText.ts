import type { Knex } from 'knex'

const plain = (sql: string) => `regexp_replace(normalize(lower(${sql}), NFD), '[\\u0300-\\u036f]', '', 'g')`

/** Narrows a query to rows where one of these columns contains the text somewhere: whatever it is, without regard to accents and case. */
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
