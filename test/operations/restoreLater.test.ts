import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { requireRoom } from '@prumo/operations/backup/requireRoom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { addTags, type Installation, installation } from '../logIdentity/installation'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Person, personAt, typedPassword } from '../world/person'
import { askProgram, configOn } from './askProgram'
import { resealed } from './resealed'

const BACKUP_PASSPHRASE = 'quatro palavras bem longas'
let folder: string
let source: Installation
let backup: { data: string; keys: string; lines: string[] }
let projectId: string
let erasedId: string
let organizationId: string
let exported: string
const databases: TestDatabase[] = []

/** After the backup somebody is erased, a head is kept outside, and the action log is exported. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  source = await installation({ BACKUP_PASSPHRASE })
  const prumo = await source.start()
  const founded = await source.founded(prumo)
  const { ana } = founded
  projectId = founded.projectId
  organizationId = ana.organizationId
  await addTags(ana, projectId, 2)
  erasedId = await someoneAdded(ana)
  await ana.act('SignHead', {})
  backup = await backedUp()
  await ana.act('EraseUser', { userId: erasedId, reason: 'Saiu da empresa', successorId: null })
  await addTags(ana, projectId, 2)
  await ana.act('SignHead', {})
  exported = join(folder, 'log.jsonl')
  await writeFile(exported, await exportOf(ana))
  await prumo.stop()
})
afterAll(async () => {
  await source.end()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function someoneAdded(ana: Person): Promise<string> {
  const userId = randomUUID()
  const email = `pessoa-${userId.slice(0, 8)}@obra.example`
  const who = { userId, licence: 'worker' as const, profileId: null, name: 'Bia', lastName: 'Rocha', email }
  await ana.act('AddUser', { ...who, password: typedPassword, language: 'pt-BR' })
  return userId
}

async function exportOf(ana: Person): Promise<string> {
  const [viewId, exportId] = [randomUUID(), randomUUID()]
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  await ana.act('ExportLogProof', { viewId, exportId })
  return String((await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)).body)
}

async function backedUp() {
  const target = join(folder, randomUUID())
  const { lines } = await source.program({}, 'backup', target)
  return { data: join(target, 'data.tar.gz'), keys: join(target, 'keys.json'), lines }
}

async function emptyPlace() {
  const database = await createDatabase()
  databases.push(database)
  return { DATABASE_URL: database.url, PRUMO_DATA: join(folder, randomUUID()), BACKUP_PASSPHRASE }
}

describe('A backup that is older than what was published since', () => {
  it('keeps every head that is there, and nothing is written until somebody accepts what is lost', async () => {
    const place = await emptyPlace()
    await cp(join(source.folder, 'heads'), join(place.PRUMO_DATA, 'heads'), { recursive: true })
    const heads = () => readdir(join(place.PRUMO_DATA, 'heads', organizationId))
    const before = await heads()
    const { code, lines } = await askProgram(place, 'restore', backup.data, backup.keys)
    expect(code).toBe(0)
    expect(lines.join()).toMatch(new RegExp(`organization ${organizationId}: a head of \\d+ entries was kept`))
    expect((await heads()).sort()).toEqual(before.sort())

    const listed = await askProgram(place, 'erasures', exported)
    expect(listed.code).toBe(1)
    expect(listed.lines).toEqual([expect.stringContaining(`person ${erasedId} was erased`)])
    await writing(place, 'log.headLost')
    const decision = ['accept-restore', organizationId, 'Diretoria', 'O disco se perdeu.']
    expect(await askProgram(place, ...decision)).toMatchObject({ code: 0 })
    await writing(place, undefined, async (ana) => {
      await ana.act('EraseUser', { userId: erasedId, reason: 'Saiu da empresa', successorId: null })
    })
    expect(await askProgram(place, 'check')).toMatchObject({ code: 0 })
  })

  it('lists no erasure that the log has, and reads nothing but exports of an action log', async () => {
    const { code, lines } = await source.program({}, 'erasures', exported)
    expect({ code, lines }).toEqual({ code: 0, lines: ['the log has every erasure that is named there'] })
    expect((await source.program({}, 'erasures', backup.keys)).code).toBe(1)
    expect((await source.program({}, 'erasures')).code).toBe(64)
  })
})

/** Starts Prumo there, and tries to write. */
async function writing(
  place: Record<string, string>,
  code: string | undefined,
  work: (ana: Person) => Promise<void> = async () => {},
): Promise<void> {
  const prumo = await startPrumo(configOn(place))
  try {
    expect(await prumo.compareReadModels()).toEqual([])
    const ana = personAt(prumo.url, source.signUp)
    await ana.signIn()
    const tag = { projectId, tagId: randomUUID(), description: 'Depois', textColour: '#ffffff', colour: '#112233' }
    expect((await ana.attempt('AddTag', tag)).body.code).toBe(code)
    await work(ana)
  } finally {
    await prumo.stop()
  }
}

describe('A backup of another release', () => {
  const changed = (change: Parameters<typeof resealed>[2]) => resealed(backup, BACKUP_PASSPHRASE, change)

  it('is migrated at the start where that release was older', async () => {
    const older = await changed((description) => ({
      ...description,
      migrations: { ...description.migrations, imports: 1, figures: 1 },
      tables: {
        ...description.tables,
        'platform.import_jobs': (description.tables['platform.import_jobs'] ?? []).filter(
          (name) => !/^added/.test(name),
        ),
      },
    }))
    const place = await emptyPlace()
    expect(await askProgram(place, 'restore', older, backup.keys)).toMatchObject({ code: 0 })
    await writing(place, undefined)
    expect(await askProgram(place, 'check')).toMatchObject({ code: 0 })
  })

  it('is refused with a sentence, and nothing is written, where that release was newer', async () => {
    const place = await emptyPlace()
    const newer = [
      await changed((description) => ({ ...description, migrations: { ...description.migrations, imports: 99 } })),
      await changed((description) => ({ ...description, migrations: { ...description.migrations, rooms: 1 } })),
      await changed((description) => ({ ...description, events: { ...description.events, TagAdded: 9 } })),
      await changed((description) => ({ ...description, events: { ...description.events, RoomOpened: 1 } })),
    ]
    for (const path of newer) {
      const { code, progress } = await askProgram(place, 'restore', path, backup.keys)
      expect(code).toBe(1)
      expect(progress.at(-1)).toMatch(/of a newer release .* restore it with that release/)
    }
    expect(await readdir(place.PRUMO_DATA).catch(() => [])).toEqual([])
  })
})

describe('What a backup does not hold', () => {
  it('is named: a log on EventStoreDB, files in a bucket, and settings', async () => {
    const bucket = {
      FILES_S3_ENDPOINT: 'http://127.0.0.1:9',
      FILES_S3_BUCKET: 'prumo-anexos',
      FILES_S3_KEY: 'k',
      FILES_S3_SECRET: 's',
    }
    const { code, lines } = await source.program(bucket, 'backup', join(folder, randomUUID()))
    expect(code).toBe(0)
    expect(lines.join('\n')).toMatch(/not in it: what people have attached: it is in the bucket prumo-anexos/)
    expect(lines.join('\n')).toMatch(/not in it: settings/)
  })

  it('is looked at before: a disk that is too full is told of, and nothing is begun', async () => {
    await expect(requireRoom(folder, 5_000_000, async () => 4_000_000)).rejects.toThrow(
      /too full: about 5 MB are needed, and 3 MB are free/,
    )
    await requireRoom(folder, 5_000_000, async () => 5_000_000)
  })
})
