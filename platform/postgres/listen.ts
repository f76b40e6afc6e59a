import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { giveUpOnSilence } from './giveUpOnSilence'
import { firstConnectMs, patience } from './openPool'

export type Listening = {
  /** The connection it listens on; `undefined` while it is lost. */
  client(): pg.Client | undefined
  close(): Promise<void>
}

type Hearing = {
  /** A notice on the channel. `own` is one that this connection sent. */
  heard(payload: string, isOurs: boolean): void
  /** Listening from now on, at first or again: what was said meanwhile was not heard. */
  connected(client: pg.Client): unknown
}

const reconnectMs = 250

/** Listens on a channel of Postgres, and again whenever the connection was lost. Resolves once it does. */
export async function listen(
  connectionString: string,
  channel: string,
  { heard, connected }: Hearing,
): Promise<Listening> {
  let client: pg.Client | undefined
  let closed = false

  const connect = async (connectionTimeoutMillis = patience.connectMs): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload, processId }) => heard(payload ?? '', processId === ownId(fresh)))
    fresh.on('end', () => void (client === fresh && !closed && again()))
    try {
      await fresh.connect()
      giveUpOnSilence(fresh, patience.silenceMs)
      await fresh.query(`listen ${channel}`)
      if (closed) throw new Error('nobody listens any more')
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    client = fresh
    return fresh
  }
  const again = async () => {
    client = undefined
    while (!closed) {
      const fresh = await connect().catch(() => undefined)
      // One that is lost from now on begins this anew.
      if (fresh) return void (async () => connected(fresh))().catch(() => {})
      await pause(reconnectMs)
    }
  }
  const close = async () => {
    closed = true
    await client?.end()
  }

  const first = await connect(firstConnectMs)
  try {
    await connected(first)
  } catch (error) {
    await close()
    throw error
  }
  return { client: () => client, close }
}

/** The server process behind a connection: it names itself in the notices that it sends. */
const ownId = (client: pg.Client) => (client as unknown as { processID: number }).processID
