import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { exits } from '@prumo/operations/command/runCommand'
import { projections } from '@prumo/projections/index'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EventStoreDouble, startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { aSecret } from '../world/aSecret'
import { addTags, type Installation, installation, tagsIn } from './installation'
import { olderCopy } from './olderCopy'

let server: EventStoreDouble
let others: EventStoreDouble[]
let ours: Installation
let projectId: string

/** Twenty tags were added, and a copy was made of the log before the last ten of them. */
let copied: number

beforeEach(async () => {
  server = await startEventStoreDouble()
  others = []
  ours = await installation({ EVENTSTORE_URL: server.connectionString })
  const prumo = await ours.start()
  const { ana, projectId: id } = await ours.founded(prumo)
  projectId = id
  await addTags(ana, projectId, 10)
  copied = server.storage.all.length
  await addTags(ana, projectId, 10)
  await expect.poll(() => tagsIn(ana, projectId)).toBe(20)
  await prumo.stop()
})
afterEach(async () => {
  await ours.end()
  for (const double of [server, ...others]) double.down()
})

const another = async (double: Promise<EventStoreDouble>) => {
  others.push(await double)
  return { EVENTSTORE_URL: (await double).connectionString }
}
const rowsServed = async () => {
  const counts: [string, number][] = []
  for (const projection of projections) {
    const [row] = await ours.query<{ count: number }>(
      `select count(*)::int as count from ${readModelTable(projection).address}`,
    )
    counts.push([projection.table, row?.count ?? 0])
  }
  return counts
}
const servesAll = async () => {
  const prumo = await ours.start()
  const ana = await ours.signedIn(prumo)
  await expect.poll(() => tagsIn(ana, projectId)).toBe(20)
  await addTags(ana, projectId, 1)
  expect(await prumo.compareReadModels()).toEqual([])
  await prumo.stop()
}

describe('Where the log is not the one that the database was folded from, Prumo', () => {
  it('does not start without EVENTSTORE_URL, says that it was set, and serves all once it is again', async () => {
    await expect(ours.start({ EVENTSTORE_URL: undefined })).rejects.toMatchObject({
      name: 'LogInDoubt',
      doubt: { why: 'emptyLog', home: 'Postgres', wasIn: 'EventStoreDB' },
      message: expect.stringContaining('Set EVENTSTORE_URL as it was when Prumo last ran (it was set)'),
    })
    await servesAll()
  })

  it('does not start on an empty server, nor on one that another installation began', async () => {
    const empty = await another(startEventStoreDouble())
    await expect(ours.start(empty)).rejects.toMatchObject({ doubt: { why: 'emptyLog' } })
    expect(others[0]?.storage.all).toEqual([])
    const theirs = await installation(empty)
    await (await theirs.start()).stop()
    await expect(ours.start(empty)).rejects.toMatchObject({ doubt: { why: 'emptyLog' } })
    const prumo = await theirs.start()
    await theirs.founded(prumo)
    await theirs.end()
    await expect(ours.start(empty)).rejects.toMatchObject({ doubt: { why: 'otherLog' } })
    await servesAll()
  })

  it('rebuilds nothing without EVENTSTORE_URL: every table stays as it was', async () => {
    const before = await rowsServed()
    for (const { table } of projections.slice(0, 5)) {
      const ending = await ours.program({ EVENTSTORE_URL: undefined }, 'rebuild', table)
      expect(ending).toMatchObject({ code: 65, lines: [] })
      expect(ending.progress.join()).toContain('Set EVENTSTORE_URL')
    }
    expect(await rowsServed()).toEqual(before)
    expect((await ours.program({}, 'rebuild', 'projects_projects')).code).toBe(0)
    await servesAll()
  })

  it('does not start on an older copy, and serves all once the whole log is back', async () => {
    const older = await another(olderCopy(server, copied))
    await expect(ours.start(older)).rejects.toMatchObject({ doubt: { why: 'shorterLog' } })
    await servesAll()
  })

  it('does not start on an older copy that went on otherwise, however long it is', async () => {
    const older = await another(olderCopy(server, copied))
    const theirs = await installation(older)
    await theirs.program({}, 'accept-log', 'Ana Souza', 'a copy for a trial')
    const trial = await theirs.start()
    const { ana, projectId: theirProject } = await theirs.founded(trial)
    await addTags(ana, theirProject, 40)
    await trial.stop()
    await theirs.end()
    await expect(ours.start(older)).rejects.toMatchObject({ doubt: { why: 'otherHistory' } })
    await servesAll()
  })

  it('does not start beside a database that nothing of this log was folded into', async () => {
    const theirs = await installation({ EVENTSTORE_URL: server.connectionString })
    await expect(theirs.start()).rejects.toMatchObject({ doubt: { why: 'otherDatabase' } })
    await theirs.end()
    await servesAll()
  })

  it('does not start beside the files of another log', async () => {
    const theirs = await installation({ EVENTSTORE_URL: (await another(startEventStoreDouble())).EVENTSTORE_URL })
    await (await theirs.start()).stop()
    await expect(ours.start({ PRUMO_DATA: theirs.folder })).rejects.toMatchObject({ doubt: { why: 'otherFiles' } })
    await theirs.end()
    await servesAll()
  })

  it('starts beside a database that was restored older than the log, and folds what that lacks', async () => {
    const DATABASE_URL = await ours.backup()
    const prumo = await ours.start()
    await addTags(await ours.signedIn(prumo), projectId, 5)
    await prumo.stop()
    const restored = await ours.start({ DATABASE_URL })
    const ana = await ours.signedIn(restored)
    await expect.poll(() => tagsIn(ana, projectId)).toBe(25)
    expect(await restored.compareReadModels()).toEqual([])
    await restored.stop()
  })

  it('starts none of its processes, and each says what to do', async () => {
    for (const entry of ['command-service/main.ts', 'query-service/main.ts', 'projections/main.ts', 'relay.ts']) {
      const { status, stderr } = spawnSync(process.execPath, ['run.mjs', entry], {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          PRUMO_SECRET: aSecret,
          LOG_LEVEL: 'silent',
          DATABASE_URL: ours.databaseUrl,
          PRUMO_DATA: ours.folder,
          KAFKA_BROKERS: '127.0.0.1:1',
        },
      })
      expect([entry, status]).toEqual([entry, 65])
      expect(stderr).toContain('Set EVENTSTORE_URL as it was')
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  })

  it('looks and exports all the same, and says that the log is in doubt', async () => {
    const older = await another(olderCopy(server, copied))
    for (const words of [['check'], ['parked'], ['export', `${ours.folder}/log.ndjson`]]) {
      const ending = await ours.program(older, ...words)
      expect([words, ending.code]).toEqual([words, 65])
      expect(ending.progress[0]).toContain('the log is an older copy, or was cut')
    }
    for (const words of [['resume'], ['accept-restore', ours.folder, 'Ana', 'why']])
      expect(await ours.program(older, ...words)).toMatchObject({ code: 65, lines: [] })
  })
})

describe('accept-log', () => {
  it('is the way back: all is folded anew, what comes is seen, and who decided it stands on record', async () => {
    const older = await another(olderCopy(server, copied))
    const ending = await ours.program(older, 'accept-log', 'Ana Souza', 'the server burnt down')
    expect(ending).toMatchObject({ code: 0 })
    const missing =
      ending.lines
        .find((line) => line.includes('missing-actions'))
        ?.split(' ')
        .at(-1) ?? ''
    const named = (await readFile(missing, 'utf8')).trim().split('\n')
    expect(named.filter((line) => JSON.parse(line).kind === 'TagAdded')).toHaveLength(10)

    const prumo = await ours.start(older)
    const ana = await ours.signedIn(prumo)
    await expect.poll(() => tagsIn(ana, projectId)).toBe(10)
    await addTags(ana, projectId, 25)
    await expect.poll(() => tagsIn(ana, projectId)).toBe(35)
    expect(await prumo.compareReadModels()).toEqual([])
    await prumo.stop()

    const [decision] = await ours.query<{ changes: { field: string; after: unknown }[] }>(
      `select changes from read.audit_actions where kind = 'LogAccepted'`,
    )
    expect(decision?.changes).toEqual(
      expect.arrayContaining([
        { field: 'decidedBy', after: 'Ana Souza' },
        { field: 'reason', after: 'the server burnt down' },
        { field: 'missingActions', after: named.length },
      ]),
    )
    expect((await ours.program(older, 'check')).code).toBe(0)
    await expect(ours.start()).rejects.toMatchObject({ name: 'LogInDoubt' })
  })

  it('accepts nothing where the log is not in doubt, and knows again what was done with an id', async () => {
    expect(await ours.program({}, 'accept-log', 'Ana', 'why')).toMatchObject({ code: 1 })
    for (const words of [['Ana'], ['Ana', ' '], ['Ana', 'x'.repeat(1001)], ['A'.repeat(201), 'why'], ['Ana', '\u0000']])
      expect(await ours.program({}, 'accept-log', ...words)).toMatchObject({ code: exits.wrongUsage })
    const whole = await another(olderCopy(server))
    const prumo = await ours.start(whole)
    const ana = await ours.signedIn(prumo)
    const [id, tagId] = [crypto.randomUUID(), crypto.randomUUID()]
    const tag = { projectId, tagId, description: 'Uma', textColour: '#ffffff', colour: '#112233' }
    const { position } = await ana.act('AddTag', tag, id)
    await prumo.stop()
    await ours.query(`update platform.bound_log set log_id = gen_random_uuid()`)
    expect(await ours.program(whole, 'accept-log', 'Ana', 'why')).toMatchObject({ code: 0 })

    const again = await ours.start(whole)
    const same = await ours.signedIn(again)
    expect((await same.act('AddTag', tag, id)).position).toBe(position)
    expect(await same.attempt('AddTag', { ...tag, description: 'Outra' }, { id })).toMatchObject({ status: 422 })
    await again.stop()
  })
})

describe('An installation from before logs had an identity', () => {
  it('adopts its log and starts', async () => {
    // Positions stay what they were: the identity stands in a stream of the server's own, where nobody looks for it.
    const withoutIdentity = (stream: string) => (stream === '~log-identity' ? '$before' : stream)
    const before = await another(olderCopy(server, server.storage.all.length, withoutIdentity))
    await ours.query('delete from platform.bound_log')
    for (const table of ['read.checkpoints', 'platform.ledger', 'platform.snapshots'])
      await ours.query(`update ${table} set event_id = null`)
    const prumo = await ours.start({ ...before, PRUMO_DATA: `${ours.folder}/before` })
    const ana = await ours.signedIn(prumo)
    await expect.poll(() => tagsIn(ana, projectId)).toBe(20)
    await prumo.stop()
    const [bound] = await ours.query<{ log_id: string }>('select log_id from platform.bound_log')
    expect(others[0]?.storage.read('~log-identity')).toHaveLength(1)
    expect(Buffer.from(others[0]?.storage.read('~log-identity')?.[0]?.data ?? []).toString()).toContain(bound?.log_id)
  })

  it('is refused where nothing stands at one of its checkpoints', async () => {
    await ours.query('delete from platform.bound_log')
    await ours.query('update read.checkpoints set event_id = null')
    await ours.query('update read.checkpoints set position = position - 1')
    await expect(ours.start()).rejects.toMatchObject({ doubt: { why: 'otherHistory' } })
  })
})
