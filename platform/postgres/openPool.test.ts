import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/world/createDatabase'
import { listen } from './listen'
import { openPool, patience } from './openPool'

const database = await createDatabase()
/** A server that is so busy that it says nothing for longer than anybody waits who is asked something. */
const busy = createServer((client) => {
  const server = connect(Number(new URL(database.url).port), '127.0.0.1')
  client.on('error', () => server.destroy()).pipe(server)
  server.on('error', () => client.destroy())
  setTimeout(() => server.pipe(client), patience.connectMs + 500)
})
const url = new URL(database.url)
beforeAll(async () => {
  await once(busy.listen(0, '127.0.0.1'), 'listening')
  url.port = String((busy.address() as AddressInfo).port)
})
afterAll(async () => {
  busy.close()
  await database.drop()
})

it('A process that starts waits for a busy server; once it has been there, nobody waits so long', async () => {
  const pool = openPool({ url: url.href, connections: 2 })
  const first = await pool.connect()
  expect((await first.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await expect(pool.connect()).rejects.toThrow(/timeout/)
  first.release()
  await pool.end()
})

it('A connection that is cut while somebody holds it ends nothing, and says so to whoever asks it then', async () => {
  const pool = openPool({ url: database.url, connections: 2 })
  const held = await pool.connect()
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cut = new Promise((resolve) => held.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await cut
  await expect(held.query('select 1')).rejects.toThrow()
  held.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('Of the connections of a rush only those stay that are asked something every other second', async () => {
  const pool = openPool({ url: database.url, connections: 4 })
  await Promise.all(Array.from({ length: 4 }, () => pool.query('select pg_sleep(0.1)')))
  expect(pool.totalCount).toBe(4)
  const asking = setInterval(() => void pool.query('select 1'), 1500)
  await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(1)
  clearInterval(asking)
  await pool.end()
})

it('A process that starts waits for a busy server where it listens, too', async () => {
  const heard: string[] = []
  const listening = await listen(url.href, 'busy', {
    heard: (payload) => void heard.push(payload),
    connected: () => {},
  })
  await listening.client()?.query(`select pg_notify('busy', 'said')`)
  await expect.poll(() => heard).toEqual(['said'])
  await listening.close()
})
