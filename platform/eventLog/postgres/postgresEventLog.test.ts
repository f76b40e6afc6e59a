import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventLogContract } from '../../../test/contracts/eventLogContract'
import { startCuttableLine } from '../../../test/contracts/startCuttableLine'
import { createDatabase, type TestDatabase } from '../../../test/world/createDatabase'
import { type Appended, type EventLog, type EventToAppend, noStream } from '../eventLog'
import { appendFunctions } from './appendFunctions'
import { postgresEventLog } from './postgresEventLog'
import { postgresLogReader } from './postgresLogReader'
import { logTables } from './tables'

const now = () => new Date()

eventLogContract(
  { backend: 'Postgres', kind: 'embedded' },
  async () => {
    const database = await databaseWithLog()
    const url = new URL(database.url)
    const line = await startCuttableLine(url.hostname, Number(url.port))
    url.host = `127.0.0.1:${line.port}`
    const drop = async () => {
      await line.close()
      await database.drop()
    }
    return { line, open: () => postgresEventLog({ url: url.href, now }), drop }
  },
  { gapless: true, idsUniqueInLog: true },
)

describe('On Postgres', () => {
  let database: TestDatabase
  let log: EventLog | undefined

  beforeEach(async () => {
    database = await databaseWithLog()
  })
  afterEach(async () => {
    await log?.close()
    log = undefined
    await database.drop()
  })
  const open = async (clock = now) => {
    log = await postgresEventLog({ url: database.url, now: clock })
    return log
  }

  it.each(['off', 'local'])('the log does not open where synchronous_commit is %s', async (setting) => {
    await run(database.url, `alter database ${nameOf(database)} set synchronous_commit = ${setting}`)
    await expect(open()).rejects.toThrow('the event log needs synchronous_commit = on')
    await run(database.url, `alter database ${nameOf(database)} reset synchronous_commit`)
    expect(await (await open()).head()).toBe(0)
  })

  it('whoever only reads it connects with the first question, and reads what was appended', async () => {
    await (await open()).append('a', noStream, [anEvent(), anEvent()])
    const connected = async () => (await rowsOf(database.url, connectionsOf(database))).length
    const before = await connected()
    const reader = postgresLogReader(database.url)
    try {
      expect(await connected()).toBe(before)
      expect(await reader.readAll(1, 10)).toEqual(await log?.readAll(1, 10))
      expect(await reader.read('a')).toHaveLength(2)
    } finally {
      await reader.close()
    }
  })

  it('nobody may change or remove what was appended', async () => {
    await (await open()).append('a', noStream, [anEvent()])
    for (const statement of ['update log.events set data = $$1$$', 'delete from log.events', 'truncate log.events'])
      await expect(run(database.url, statement)).rejects.toThrow('the log is never changed')
  })

  it('time stands still while the clock goes back', async () => {
    const times = ['2026-03-02T09:00:00.000Z', '2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.001Z']
    let turn = 0
    const opened = await open(() => new Date(times[turn] ?? ''))
    for (turn = 0; turn < times.length; turn++) await opened.append(`a${turn}`, noStream, [anEvent()])

    const at = (await opened.readAll(0, 10)).map((event) => Date.parse(event.at))
    expect(at).toEqual(
      ['09:00:00.000', '09:00:00.000', '09:00:00.001'].map((time) => Date.parse(`2026-03-02T${time}Z`)),
    )
  })

  it('appends outlive their connections, and happen once', async () => {
    const opened = await open()
    let cutting = true
    const tried: { event: EventToAppend; position: number | undefined }[] = []
    const keepAppending = async () => {
      while (cutting) {
        const event = anEvent()
        const position = await opened.append(event.id, noStream, [event]).then(
          (appended) => appended.position,
          () => undefined,
        )
        tried.push({ event, position })
      }
    }
    const appending = Promise.all(Array.from({ length: 16 }, keepAppending))
    for (let cut = 0; cut < 5; cut++) await cutConnections(database)
    cutting = false
    await appending

    // One after the other: on a slow machine there are more than may wait at once.
    const again: Appended[] = []
    for (const { event } of tried) again.push(await opened.append(event.id, noStream, [event]))
    expect(tried.filter(({ position }) => position !== undefined).length).toBeGreaterThan(0)
    expect(await opened.head()).toBe(tried.length)
    for (const [index, { position }] of tried.entries())
      if (position !== undefined) expect(again[index]?.position).toBe(position)
  })

  it('the log listens again after it was cut off', async () => {
    const opened = await open()
    const listeners = () => rowsOf(database.url, `${connectionsOf(database)} and query like 'listen%'`)
    const [before] = await listeners()
    await cutConnections(database)
    await expect.poll(listeners).toHaveLength(1)
    expect(await listeners()).not.toEqual([before])

    let signals = 0
    opened.onAppended(() => signals++)
    const another = await postgresEventLog({ url: database.url, now })
    await another.append('a', noStream, [anEvent()])
    await expect.poll(() => signals).toBeGreaterThan(0)
    await another.close()
  })
})

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1)
const connectionsOf = (database: TestDatabase) =>
  `select pid from pg_stat_activity where datname = '${nameOf(database)}' and pid <> pg_backend_pid()`
const cutConnections = (database: TestDatabase) =>
  run(database.url, connectionsOf(database).replace('pid', 'pg_terminate_backend(pid)'))

async function databaseWithLog(): Promise<TestDatabase> {
  const database = await createDatabase()
  await run(database.url, logTables.migrations.join())
  await run(database.url, appendFunctions)
  return database
}

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

async function run(url: string, statement: string): Promise<void> {
  await rowsOf(url, statement)
}

function anEvent(): EventToAppend {
  return {
    id: randomUUID(),
    type: 'SomethingSaid',
    organizationId: null,
    projectId: null,
    data: '{"said":"something"}',
    metadata: '{}',
  }
}
