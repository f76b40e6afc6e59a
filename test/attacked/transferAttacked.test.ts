import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { type EventStoreDouble, startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { askProgram, configOn } from '../operations/askProgram'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Upgraded, upgraded } from './upgraded'

let attacked: Upgraded
let double: EventStoreDouble
let folder: string
const databases: TestDatabase[] = []
beforeAll(async () => {
  attacked = await upgraded('attacked')
  double = await startEventStoreDouble()
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
})
afterAll(async () => {
  double.down()
  await attacked.drop()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A database of its own, beside the files of the installation. */
async function elsewhere(): Promise<Record<string, string>> {
  const database = await createDatabase()
  databases.push(database)
  return { DATABASE_URL: database.url, PRUMO_DATA: attacked.folder }
}

/** What is found there once the read models have been built. */
async function checkedIn(settings: Record<string, string>) {
  const prumo = await startPrumo(configOn(settings))
  await prumo.stop()
  const { code, lines } = await askProgram(settings, 'check', 'all')
  const done = lines.filter((line) => /was done|violated|note/.test(line))
  // EventStoreDB has positions of its own.
  return { code, done: done.map((line) => line.replace(/ at position \d+/, '')) }
}

describe('The log of an installation that was attacked', () => {
  it('goes to EventStoreDB and back, and everywhere the same is found of it', async () => {
    const [onEventStore, onPostgres] = [
      { ...(await elsewhere()), EVENTSTORE_URL: double.connectionString },
      await elsewhere(),
    ]
    const [first, second] = [join(folder, 'first.ndjson'), join(folder, 'second.ndjson')]
    await attacked.prumo.stop()
    const before = await checkedIn(attacked.settings)
    expect(before.code).toBe(0)
    expect(before.done.length).toBeGreaterThan(100)

    expect(await askProgram(attacked.settings, 'export', first)).toMatchObject({ code: 0 })
    expect(await askProgram(onEventStore, 'import', first)).toMatchObject({ code: 0 })
    expect(await checkedIn(onEventStore)).toEqual(before)
    expect(await askProgram(onEventStore, 'export', second)).toMatchObject({ code: 0 })
    expect(await askProgram(onPostgres, 'import', second)).toMatchObject({ code: 0 })
    expect(await checkedIn(onPostgres)).toEqual(before)
  })
})
