import type { ClientBase } from 'pg'

/** All of it or nothing. */
export const inTransaction = <T>(client: ClientBase, work: () => Promise<T>): Promise<T> =>
  between(client, ['begin', 'commit', 'rollback'], work)

/** All of it or nothing, within a transaction that goes on either way. */
export const inSavepoint = <T>(client: ClientBase, work: () => Promise<T>): Promise<T> =>
  between(client, ['savepoint part', 'release part', 'rollback to part'], work)

/** Does it and undoes it, within a transaction that goes on either way. */
export const inSavepointUndone = <T>(client: ClientBase, work: () => Promise<T>): Promise<T> =>
  between(client, ['savepoint part', 'rollback to part', 'rollback to part'], work)

async function between<T>(
  client: ClientBase,
  [begin, keep, undo]: readonly [string, string, string],
  work: () => Promise<T>,
): Promise<T> {
  await client.query(begin)
  try {
    const result = await work()
    await client.query(keep)
    return result
  } catch (error) {
    await client.query(undo).catch(() => {})
    throw error
  }
}
