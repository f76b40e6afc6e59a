import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { appendedChannel } from './schema'

const askAnywayMs = 1000
const announceEveryMs = 10
const reconnectMs = 250

/**
 * Word of appends: of this process at once, of others by LISTEN, and every second in any case, should a connection be lost. Others are told beside the
 * append, not within it, and of many appends once: a notice in each transaction would make every commit wait for the one before.
 */
export async function appendedSignal(connectionString: string) {
  const callbacks = new Set<() => void>()
  let client: pg.Client | undefined
  let closed = false

  const tell = () => {
    for (const callback of callbacks) callback()
  }
  let [announcing, more] = [false, false]
  const announce = async () => {
    if (announcing) {
      more = true
      return
    }
    announcing = true
    do {
      more = false
      await client?.query(`notify ${appendedChannel}`).catch(() => {})
      await pause(announceEveryMs)
    } while (more && !closed)
    announcing = false
  }
  const tellAll = () => {
    tell()
    void announce()
  }
  const listen = async () => {
    const fresh = new pg.Client({ connectionString })
    fresh.on('error', () => {})
    fresh.on('notification', ({ processId }) => processId !== ownId(fresh) && tell())
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
    tell: tellAll,
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

/** The server process behind a connection: it names itself in the notices that it sends. */
const ownId = (client: pg.Client) => (client as unknown as { processID: number }).processID
