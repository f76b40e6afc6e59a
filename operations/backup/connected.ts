import pg from 'pg'

/** Values are written and read alike, whatever a server or a role is set to. */
const options =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=3 -c statement_timeout=0'

/** Works on a connection of its own, as the database's owner. */
export async function connected<Answer>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: ownerUrl, options })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
