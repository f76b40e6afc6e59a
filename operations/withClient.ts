import type { Foundation } from '@prumo/platform/foundation'
import type { PoolClient } from 'pg'

/** Works on a connection of its own as the projector's role, which no one is given afterwards. */
export async function withClient<Answer>(
  foundation: Foundation,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await foundation.poolFor('prumo_projection', 1).connect()
  client.on('error', () => {})
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}
