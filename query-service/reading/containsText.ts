import type { Knex } from 'knex'

/**
 * SQL of a text without accents and case. Accents go first: in the locale of the database, only ASCII letters have a
 * case.
 */
export const plain = (sql: string) => `lower(regexp_replace(normalize(${sql}, NFD), '[\\u0300-\\u036f]', '', 'g'))`

const mostWords = 20

/** Limits a query to rows whose columns contain every word of the text, in any order, whatever accents and case. */
export const containsText =
  (text: string, ...columns: string[]) =>
  (query: Knex.QueryBuilder): void => {
    const words = text.split(/\s+/).filter((word) => word !== '')
    const either = columns.map((column) => `${plain(column)} like ${plain('?::text')}`).join(' or ')
    for (const word of words.slice(0, mostWords)) {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      query.whereRaw(
        `(${either})`,
        columns.map(() => pattern),
      )
    }
  }
