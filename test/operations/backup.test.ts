import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { sendFile } from '../files/sendFile'
import { addTags, type Installation, installation, tagsIn } from '../logIdentity/installation'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { type Answer, askProgram, configOn } from './askProgram'
import { loggedIn } from './loggedIn'

const BACKUP_PASSPHRASE = 'quatro palavras bem longas'
const plan = Buffer.alloc(3_000_000, 'planta baixa ')
let folder: string
let source: Installation
let projectId: string
let fileId: string
const databases: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  source = await installation({ BACKUP_PASSPHRASE })
  const prumo = await source.start()
  const { ana, ...founded } = await source.founded(prumo)
  projectId = founded.projectId
  fileId = randomUUID()
  await sendFile(ana, { projectId, fileId, content: plan })
  const target = { kind: 'project', id: projectId } as const
  await ana.act('AttachFile', { projectId, target, fileId, name: 'planta.txt', description: '' })
  await addTags(ana, projectId, 3)
  await ana.act('SignHead', {})
  await prumo.stop()
})
afterAll(async () => {
  await source.end()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

type Place = Record<string, string> & { DATABASE_URL: string; PRUMO_DATA: string }
type Backup = { data: string; keys: string; lines: string[] }

/** Settings of a place where nothing is. */
async function emptyPlace(): Promise<Place> {
  const database = await createDatabase()
  databases.push(database)
  return { DATABASE_URL: database.url, PRUMO_DATA: join(folder, randomUUID()), BACKUP_PASSPHRASE }
}

/** What it says besides how far it is. */
const wordsOf = ({ progress }: Answer) => progress.filter((line) => !/^(copied|checked|restored): \d/.test(line))

async function backedUp(place?: Place): Promise<Backup> {
  const target = join(folder, randomUUID())
  const answer = await (place ? askProgram(place, 'backup', target) : source.program({}, 'backup', target))
  expect({ code: answer.code, words: wordsOf(answer) }).toEqual({ code: 0, words: [] })
  return { data: join(target, 'data.tar.gz'), keys: join(target, 'keys.json'), lines: answer.lines }
}

async function restored({ data, keys }: Backup): Promise<{ place: Place; lines: string[] }> {
  const place = await emptyPlace()
  const answer = await askProgram(place, 'restore', data, keys)
  expect({ code: answer.code, words: wordsOf(answer) }).toEqual({ code: 0, words: [] })
  return { place, lines: answer.lines }
}

/** Runs Prumo there while something is done. */
async function runningIn(place: Place, work: (ana: Person) => Promise<void>): Promise<void> {
  const prumo = await startPrumo(configOn(place))
  try {
    expect(await prumo.compareReadModels()).toEqual([])
    const ana = personAt(prumo.url, source.signUp)
    await ana.signIn()
    await work(ana)
  } finally {
    await prumo.stop()
  }
}

async function headsIn(data: string): Promise<string[]> {
  const [organization = ''] = await readdir(join(data, 'heads'))
  return (await readdir(join(data, 'heads', organization))).sort()
}

/** What nothing was written to: neither a row nor a file. */
async function expectUntouched({ DATABASE_URL, PRUMO_DATA }: Place): Promise<void> {
  expect(await loggedIn(DATABASE_URL)).toEqual([])
  expect(await readdir(PRUMO_DATA).catch(() => [])).toEqual([])
}

describe('A backup', () => {
  it('is restored with its log, sign-ins, heads and files, and the read models are made again', async () => {
    const backup = await backedUp()
    const { place } = await restored(backup)
    expect(await loggedIn(place.DATABASE_URL)).toEqual(await loggedIn(source.databaseUrl))
    expect(await headsIn(place.PRUMO_DATA)).toEqual(await headsIn(source.folder))
    await runningIn(place, async (ana) => {
      expect(await tagsIn(ana, projectId)).toBe(3)
      await addTags(ana, projectId, 1)
      await ana.act('SignHead', {})
      const { status, body } = await ana.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)
      expect([status, String(body).length]).toEqual([200, plan.length])
    })
    expect(await askProgram(place, 'check')).toMatchObject({ code: 0 })
    expect(backup.lines.join()).toMatch(/not in it: settings/)
    // What was restored is backed up like any other.
    await restored(await backedUp(place))
  })

  it('is of one moment, while people go on working', async () => {
    const prumo = await source.start()
    const ana = await source.signedIn(prumo)
    let isOver = false
    const working = (async () => {
      while (!isOver) {
        await addTags(ana, projectId, 1)
        await ana.attempt('SignHead', {})
      }
    })()
    const backups = [await backedUp(), await backedUp()]
    isOver = true
    await working
    await prumo.stop()
    const whole = await loggedIn(source.databaseUrl)
    const lengths: number[] = []
    for (const backup of backups) {
      const { place, lines } = await restored(backup)
      expect(lines.join()).not.toContain('a head of')
      const log = await loggedIn(place.DATABASE_URL)
      expect(log).toEqual(whole.slice(0, log.length))
      lengths.push(log.length)
      await runningIn(place, async () => {})
      expect(await askProgram(place, 'check')).toMatchObject({ code: 0 })
    }
    expect(lengths[0]).toBeLessThan(lengths[1] ?? 0)
    expect(lengths[1]).toBeLessThan(whole.length)
  })

  it('is for its owner only, says nothing of its secrets, and is never written over', async () => {
    const { data, keys, lines } = await backedUp()
    for (const path of [data, keys]) expect((await stat(path)).mode & 0o777).toBe(0o600)
    const secret = await readFile(join(source.folder, 'log-signing-key.pem'), 'utf8')
    const content = gunzipSync(await readFile(data)).toString('latin1')
    for (const text of [content, await readFile(keys, 'utf8'), lines.join()]) {
      expect(text).not.toContain(secret.split('\n')[1])
      expect(text).not.toContain(BACKUP_PASSPHRASE)
      expect(text).not.toContain(source.signUp.email)
    }
    const before = await digestOf(data)
    const again = await source.program({}, 'backup', join(data, '..'))
    expect([again.code, wordsOf(again)]).toEqual([1, [`${data} is there already`]])
    expect(await digestOf(data)).toBe(before)
    expect((await readdir(join(data, '..'))).sort()).toEqual(['data.tar.gz', 'keys.json'])
  })

  it('asks for a passphrase, and ends with a sentence where there is none, or a short one', async () => {
    const [without, target] = [await emptyPlace(), join(folder, randomUUID())]
    const none = await source.program({ BACKUP_PASSPHRASE: undefined }, 'backup', target)
    expect(none.code).toBe(78)
    expect(none.progress.join()).toContain('BACKUP_PASSPHRASE')
    expect((await source.program({ BACKUP_PASSPHRASE: 'curta' }, 'backup', target)).code).toBe(78)
    expect(await askProgram(without, 'backup', target)).toMatchObject({ code: 69 })
    expect((await source.program({}, 'backup')).code).toBe(64)
    expect((await askProgram(without, 'restore', target)).code).toBe(64)
  })
})

const digestOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

describe('A restore', () => {
  it('refuses a wrong passphrase, other keys, and a file that is no keys file, by name', async () => {
    const [{ data, keys }, place] = [await backedUp(), await emptyPlace()]
    const wrong = await askProgram({ ...place, BACKUP_PASSPHRASE: 'quatro palavras bem curtas' }, 'restore', data, keys)
    expect([wrong.code, wordsOf(wrong)]).toEqual([1, [expect.stringMatching(/passphrase is wrong/)]])
    const strange = await source.program({ LOG_SIGNING_KEY: await aSigningKey() }, 'backup', join(folder, 'strange'))
    expect(strange.code).toBe(0)
    const refused = await askProgram(place, 'restore', data, join(folder, 'strange', 'keys.json'))
    expect([refused.code, wordsOf(refused)]).toEqual([1, [expect.stringMatching(/keys are of another installation/)]])
    const none = await askProgram(place, 'restore', data, data)
    expect([none.code, wordsOf(none)]).toEqual([1, [expect.stringMatching(/no keys file/)]])
    const altered = JSON.parse(await readFile(keys, 'utf8'))
    await writeFile(
      join(folder, 'altered.json'),
      JSON.stringify({ ...altered, sealed: `AAAA${altered.sealed.slice(4)}` }),
    )
    const opened = await askProgram(place, 'restore', data, join(folder, 'altered.json'))
    expect([opened.code, wordsOf(opened)]).toEqual([1, ['the keys file was altered']])
    await expectUntouched(place)
  })

  it('writes nothing of a data file that was altered or cut anywhere', async () => {
    const [{ data, keys }, place] = [await backedUp(), await emptyPlace()]
    const bytes = await readFile(data)
    const tar = gunzipSync(bytes)
    const without = (from: number, to: number) => Buffer.concat([tar.subarray(0, from), tar.subarray(to)])
    const flipped = (at: number) => Buffer.from(tar.map((byte, index) => (index === at ? byte ^ 1 : byte)))
    const header = (name: string) => tar.indexOf(name)
    const files = header(`files/`)
    const damaged: [string, Buffer][] = [
      ['cut', bytes.subarray(0, bytes.length - 1000)],
      ['cut at its beginning', bytes.subarray(0, 5)],
      ['empty', Buffer.alloc(0)],
      ['with something added', Buffer.concat([bytes, Buffer.from('{}')])],
      ['another one', Buffer.from('nothing of the kind')],
      ['a tar that ends early', gzipSync(tar.subarray(0, files))],
      ['a file left out', gzipSync(without(files, tar.indexOf('files/', files + 1)))],
      ['a row altered', gzipSync(flipped(tar.indexOf('TagAdded') + 3))],
      ['a file altered', gzipSync(flipped(tar.indexOf('planta baixa') + 10_000))],
      ['a count altered', gzipSync(Buffer.from(tar.toString('latin1').replace(/"rows": \d/, '"rows": 0'), 'latin1'))],
      ['a head altered', gzipSync(flipped(header('heads/') + 512 + 60))],
    ]
    const answers: [string, number][] = []
    for (const [damage, content] of damaged) {
      const path = join(folder, 'damaged.tar.gz')
      await writeFile(path, content)
      answers.push([damage, (await askProgram(place, 'restore', path, keys)).code])
    }
    expect(answers).toEqual(damaged.map(([damage]) => [damage, 1]))
    await expectUntouched(place)
  })

  it('refuses a place where an installation is already', async () => {
    const backup = await backedUp()
    const { place } = await restored(backup)
    const again = await askProgram(place, 'restore', backup.data, backup.keys)
    expect([again.code, wordsOf(again)]).toEqual([1, [expect.stringMatching(/database is not empty/)]])
    const strange = await emptyPlace()
    await cp(place.PRUMO_DATA, strange.PRUMO_DATA, { recursive: true })
    await rm(join(strange.PRUMO_DATA, 'log-signing-key.pem'))
    await cp(await aSigningKey(), join(strange.PRUMO_DATA, 'log-signing-key.pem'))
    const key = await askProgram(strange, 'restore', backup.data, backup.keys)
    expect([key.code, wordsOf(key)]).toEqual([1, [expect.stringMatching(/log-signing-key.pem is another/)]])
    const secret = await askProgram({ ...strange, PRUMO_SECRET: 'x'.repeat(32) }, 'restore', backup.data, backup.keys)
    expect(secret.code).toBe(78)
    expect(await loggedIn(strange.DATABASE_URL)).toEqual([])
  })
})

async function aSigningKey(): Promise<string> {
  const { headSigner } = await import('@prumo/platform/proofs/headSigner')
  const path = join(folder, `${randomUUID()}.pem`)
  headSigner(path)
  return path
}
