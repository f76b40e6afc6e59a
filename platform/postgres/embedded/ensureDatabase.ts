import pg from 'pg'

const duplicateDatabase = '42P04'
const uniqueViolation = '23505' // What the slower of two that create it at the same time is told.

/** Creates the database on the server of this url, unless it is there. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => undefined) // A cut connection also rejects the query under way, which tells the caller.
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    const { code } = error as pg.DatabaseError
    if (code !== duplicateDatabase && code !== uniqueViolation) throw error
  } finally {
    await client.end()
  }
}
