import pg from 'pg'
import { WrongConfiguration } from '../config'
import { isConnectionLost } from '../postgres/connectionLost'
import { type Store, StoreUnreachable } from './awaitStore'

const answerWithinMs = 3000

/** What DATABASE_URL names. */
export function postgresStore(url: string): Store {
  const { hostname, port, pathname, username } = new URL(url)
  const place = { name: 'Postgres', at: `${hostname}:${port || 5432}` }
  const fault = (what: string) => new WrongConfiguration(`DATABASE_URL: Postgres at ${place.at} ${what}`)
  const reach = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerWithinMs })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      const code = String((error as { code?: unknown }).code ?? '')
      if (code === '3D000') throw fault(`has no database “${decodeURIComponent(pathname.slice(1))}”`)
      if (code.startsWith('28')) throw fault(`does not let “${decodeURIComponent(username)}” in by this password`)
      if (isAway.test(code) || isConnectionLost(error)) throw new StoreUnreachable(place, code || 'no answer')
      throw error
    } finally {
      await client.end().catch(() => {})
    }
  }
  return { ...place, reach }
}

/** No such name, no way there, nobody there. */
const isAway = /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOENT)$/
