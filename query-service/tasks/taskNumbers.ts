import type { Knex } from 'knex'

/**
 * Gives each task its number (`tasks_numbers as n`, beside `tasks_tasks as t`). It joins by the key of the row: a board
 * of thousands is never a loop over both tables, whatever Postgres believes of them.
 */
export const numbered = (query: Knex.QueryBuilder): void => {
  query.join('tasks_numbers as n', (on) => on.on('n.scope_id', 't.scope_id').andOn('n.task_id', 't.task_id'))
}

/** The number that somebody looks for: `#12`. Nothing where it is another text. */
export function numberIn(text: string): number | undefined {
  const [, digits] = /^#(\d{1,9})$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
