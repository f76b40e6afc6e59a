import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readConfig } from '@prumo/platform/config'
import { openFoundation } from '@prumo/platform/foundation'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { isLong } from '../run/length'
import { waitsForLength } from '../run/waits'
import { aSecret } from '../world/aSecret'
import { createDatabase, type TestDatabase } from '../world/createDatabase'

let database: TestDatabase
let folder: string
let ending: (() => unknown)[] = []

beforeEach(async () => {
  database = await createDatabase({ guarded: true })
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
})
afterEach(async () => {
  for (const end of ending.reverse()) await end()
  ending = []
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A program as it is run, with all that it said so far. */
function started(words: readonly string[], settings: Record<string, string>) {
  const environment = { DATABASE_URL: database.url, PRUMO_DATA: folder, PRUMO_SECRET: aSecret, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['run.mjs', ...words], { env: { ...process.env, ...environment, ...settings } })
  const output = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    output.out += text
  })
  child.stderr.on('data', (text) => {
    output.err += text
  })
  ending.push(() => ended(child))
  return {
    child,
    output,
    lines: () => output.out.split('\n').filter((line) => line.includes('cannot be reached')),
  }
}

/** A log that a command service has begun: relay and projections begin none. */
async function begun(): Promise<void> {
  const settings = { DATABASE_URL: database.url, PRUMO_DATA: folder, PRUMO_SECRET: aSecret, LOG_LEVEL: 'warn' }
  await (await openFoundation(readConfig(settings), 'prumo_command', { moduleTables })).close()
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  child.kill('SIGTERM')
  await once(child, 'exit')
  return child.exitCode
}
const exitOf = async (child: ChildProcess): Promise<number> =>
  child.exitCode ?? ((await once(child, 'exit'))[0] as number)

/** Opens a port that leads to another. */
async function lead(from: number, to: number): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1')
    for (const socket of [client, upstream])
      socket.on('error', () => [client, upstream].map((socket) => socket.destroy()))
    client.pipe(upstream).pipe(client)
  })
  server.listen(from, '127.0.0.1')
  await once(server, 'listening')
  ending.push(() => server.close())
  return server
}
const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )

describe('A store that is not there when Prumo starts', () => {
  const plain = (lines: readonly string[], store: string, port: number) => {
    const { password } = new URL(database.url)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(JSON.parse(line).msg).toBe(`${store} at 127.0.0.1:${port} cannot be reached (ECONNREFUSED); trying again`)
      expect(Object.keys(JSON.parse(line)).sort()).toEqual(['level', 'msg', 'time'])
      if (password) expect(line).not.toContain(password)
    }
  }

  it('is waited for, with a line for each try, and then served from: Postgres', async () => {
    const [port, gate] = [await freePort(), await freePort()]
    const url = new URL(database.url)
    const real = Number(url.port)
    url.host = `127.0.0.1:${gate}`
    const { output, lines } = started(['command-service/main.ts'], { DATABASE_URL: url.href, PORT: String(port) })
    await expect.poll(() => lines().length, { timeout: 30_000 }).toBeGreaterThan(1)
    await lead(gate, real)
    await expect.poll(() => isServing(port), { timeout: 30_000 }).toBe(true)
    plain(lines(), 'Postgres', gate)
    expect(output.err).toBe('')
  })

  it('is waited for, with a line for each try, and then served from: EventStoreDB', async () => {
    const [port, gate] = [await freePort(), await freePort()]
    const double = await startEventStoreDouble()
    ending.push(() => double.down())
    const settings = { EVENTSTORE_URL: `esdb://someone:secret@127.0.0.1:${gate}?tls=false`, PORT: String(port) }
    const { output, lines } = started(['command-service/main.ts'], settings)
    await expect.poll(() => lines().length, { timeout: 30_000 }).toBeGreaterThan(1)
    await lead(gate, double.port)
    await expect.poll(() => isServing(port), { timeout: 30_000 }).toBe(true)
    plain(lines(), 'EventStoreDB', gate)
    expect(output.out).not.toContain('secret')
    expect(output.err).toBe('')
  })

  it.for(['relay.ts', 'projections/main.ts'])(
    'is told of in a line for each try, beside serving: Kafka, by %s',
    async (entry, { skip }) => {
      if (entry !== 'relay.ts' && !isLong) skip(waitsForLength)
      await begun()
      const [port, gate] = [await freePort(), await freePort()]
      const settings = { KAFKA_BROKERS: `127.0.0.1:${gate}`, PORT: String(port) }
      const { lines } = started([entry], settings)
      await expect.poll(() => lines().length, { timeout: 60_000 }).toBeGreaterThan(1)
      await expect.poll(() => isServing(port), { timeout: 30_000 }).toBe(true)
      plain(lines(), 'Kafka', gate)
    },
  )

  it('is given up by the operations program, in plain words', async () => {
    const url = `postgres://nobody:secret@127.0.0.1:${await freePort()}/nothing`
    const { child, output } = started(['operations/main.ts', 'check'], { DATABASE_URL: url })
    expect(await exitOf(child)).toBe(69)
    const lines = output.err.trim().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines)
      expect(line).toMatch(/^Postgres at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)(; trying again)?$/)
  })
})

describe('A store that lets nobody in as configured', () => {
  const entries = [
    ['command-service/main.ts'],
    ['query-service/main.ts'],
    ['projections/main.ts'],
    ['operations/main.ts', 'check'],
  ]

  it.for(entries)('ends the start with a line that says what is wrong: %s', async (words, { skip }) => {
    if (words !== entries[0] && !isLong) skip(waitsForLength)
    const [password, name] = [new URL(database.url), new URL(database.url)]
    password.password = 'another-one'
    name.pathname = '/not_there'
    const at = `Postgres at ${name.hostname}:${name.port}`
    for (const [url, fault] of [
      [password, `does not let “${name.username}” in by this password`],
      [name, 'has no database “not_there”'],
    ] as const) {
      const { child, output } = started(words, { DATABASE_URL: url.href, PORT: '0' })
      expect(await exitOf(child)).toBe(78)
      expect(output.err.trim()).toBe(`wrong configuration: DATABASE_URL: ${at} ${fault}`)
    }
  })
})
