import { once } from 'node:events'
import { type AddressInfo, connect, createServer, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
  await expect.poll(() => pool.totalCount).toBe(1)
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

it('A pipelined connection answers in order, and a refusal stays with its own question', async () => {
  const pool = openPool({ url: database.url, connections: 1, patient: true, pipelined: true })
  const client = await pool.connect()
  const answered: string[] = []
  const query = (name: string, sql: string) => client.query(sql).finally(() => void answered.push(name))
  const answers = await Promise.allSettled([
    query('slow', 'select pg_sleep(0.2), 1 as value'),
    query('refused', 'select 1 / 0'),
    query('quick', 'select 2 as value'),
  ])
  expect(answered).toEqual(['slow', 'refused', 'quick'])
  expect(answers).toMatchObject([
    { value: { rows: [{ value: 1 }] } },
    { reason: { code: '22012' } },
    { value: { rows: [{ value: 2 }] } },
  ])
  client.release()
  await pool.end()
})

it('A pipelined connection sends a question while the one before it is still answered', async () => {
  const pool = openPool({ url: database.url, connections: 1, patient: true, pipelined: true })
  const client = await pool.connect()
  const sent = vi.spyOn(Socket.prototype, 'write')
  let isAnswered = false
  const holder = await openPool({ url: database.url, connections: 1 }).connect()
  await holder.query('select pg_advisory_lock(1)')
  const slow = client.query('select pg_advisory_xact_lock(1)').then(() => {
    isAnswered = true
  })
  const next = client.query('select 3 as value')
  await expect.poll(() => sent.mock.calls.some(([bytes]) => String(bytes).includes('select 3'))).toBe(true)
  expect(isAnswered).toBe(false)
  sent.mockRestore()
  holder.release(true)
  expect((await Promise.all([slow, next]))[1].rows).toEqual([{ value: 3 }])
  client.release()
  await pool.end()
})
