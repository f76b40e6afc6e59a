import pg, { type ClientBase } from 'pg'

/** Works on a connection of its own, which is closed afterwards. `options` set values for its session. */
export async function onDatabase<Answer>(
  url: string,
  work: (client: ClientBase) => Promise<Answer>,
  options = '',
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, options })
  // A cut connection fails the query under way; by itself it must not end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
