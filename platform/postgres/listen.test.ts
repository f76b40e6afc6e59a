import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/world/createDatabase'
import { type Listening, listen } from './listen'

const database = await createDatabase()
const line = await startHoldableLine(database.url)
afterAll(async () => {
  await line.stop()
  await database.drop()
})

/** A line to Postgres that can be cut, and can let new connections wait. */
async function startHoldableLine(target: string) {
  const url = new URL(target)
  const port = Number(url.port)
  const open = new Set<Socket>()
  let held: (() => void)[] | undefined
  const heldAt: number[] = []
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    const reach = () => {
      if (socket.destroyed) return
      const postgres = connect(port, '127.0.0.1')
      postgres.on('error', () => socket.destroy()).on('close', () => socket.destroy())
      socket.on('close', () => postgres.destroy())
      socket.pipe(postgres).pipe(socket)
    }
    if (held) heldAt.push(performance.now())
    if (held) held.push(reach)
    else reach()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as { port: number }).port)
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    open: () => open.size,
    waiting: () => held?.length ?? 0,
    /** When each connection came that has to wait. */
    heldAt,
    cut,
    hold: () => {
      held = []
    },
    letGo: () => {
      for (const reach of held ?? []) reach()
      held = undefined
    },
    stop: () => {
      cut()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

it('a connection that is made again while it is closed does not stay', async () => {
  const listening = await listen(line.url, 'news', { heard: () => {}, connected: () => {} })
  line.hold()
  line.cut()
  await expect.poll(line.waiting).toBe(1)
  await listening.close()
  line.letGo()
  await expect.poll(line.open).toBe(0)
})

it('a connection that is lost as soon as it listens is made again once', async () => {
  let times = 0
  line.heldAt.splice(0)
  const listening: Listening = await listen(line.url, 'news', {
    heard: () => {},
    connected: async (client) => {
      if (++times !== 2) return
      line.hold()
      line.cut()
      await client.query('select 1')
    },
  })
  line.cut()
  await expect.poll(() => times).toBe(2)
  // One that tries again rests between two tries; a second one would come in between.
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => line.heldAt.length).toBeGreaterThanOrEqual(tries)
    line.cut()
  }
  const gaps = line.heldAt.slice(1).map((at, index) => at - (line.heldAt[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(200)
  line.letGo()
  await expect.poll(() => times).toBe(3)
  await listening.close()
  await expect.poll(line.open).toBe(0)
})

it('who cannot be told that it listens leaves no connection behind', async () => {
  const refused = () => Promise.reject(new Error('refused'))
  await expect(listen(line.url, 'news', { heard: () => {}, connected: refused })).rejects.toThrow('refused')
  await expect.poll(line.open).toBe(0)
})
