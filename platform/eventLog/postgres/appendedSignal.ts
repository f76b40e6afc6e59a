import pg from 'pg'
import { appendedChannel } from './schema'

const askAnywayMs = 1000
const reconnectMs = 250

/** Word of appends: of this process at once, of others by LISTEN, and every second in any case, should a connection be lost. */
export async function appendedSignal(connectionString: string) {
  const callbacks = new Set<() => void>()
  let client: pg.Client | undefined
  let closed = false

  const tell = () => {
    for (const callback of callbacks) callback()
  }
  const listen = async () => {
    const fresh = new pg.Client({ connectionString })
    fresh.on('error', () => {})
    fresh.on('notification', tell)
    fresh.on('end', () => void (client === fresh && !closed && again()))
    await fresh.connect()
    await fresh.query(`listen ${appendedChannel}`)
    client = fresh
    tell()
  }
  const again = async () => {
    client = undefined
    while (!closed && !client) await listen().catch(() => new Promise((resolve) => setTimeout(resolve, reconnectMs)))
  }

  await listen()
  const anyway = setInterval(tell, askAnywayMs)
  anyway.unref()
  return {
    tell,
    on: (callback: () => void) => {
      callbacks.add(callback)
      return () => void callbacks.delete(callback)
    },
    close: async () => {
      closed = true
      clearInterval(anyway)
      await client?.end()
    },
  }
}
