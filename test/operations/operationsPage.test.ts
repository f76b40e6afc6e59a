import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTags, tagsIn } from '../logIdentity/installation'
import { aSecret } from '../world/aSecret'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import { commandsOfPage } from './commandsOfPage'
import { operator } from './operator'

const signUp = aSignUp()
const projectId = randomUUID()
let folder: string
let database: TestDatabase
let ops: ReturnType<typeof operator>
let organizationId: string
/** How many tags the log is to hold. */
let tags = 0
/** Every head that was ever published, as somebody outside keeps them. */
const outside = new Map<string, string>()
/** Those that a restored log lacks, as its own record says. */
const lost = new Set<string>()

/** An installation on its embedded Postgres, in which somebody works. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  database = await createDatabase()
  for (const name of ['prumo', 'backup', 'keys', 'exports']) await mkdir(join(folder, name))
  // The roles of the database’s server, where one of ours comes into play, are those of all tests.
  await writeFile(join(folder, 'prumo', 'secret'), aSecret, { mode: 0o600 })
  await writeFile(join(folder, 'keys', 'passphrase'), 'quatro palavras bem longas')
  const { PATH, HOME } = process.env
  const environment = { PATH, HOME, PORT: '0', LOG_LEVEL: 'silent', ADDRESS_LOOKUP: 'off' }
  ops = operator(
    { ...environment, PRUMO_DATA: join(folder, 'prumo'), BACKUP_PASSPHRASE: 'quatro palavras bem longas' },
    [
      ['/srv/', `${folder}/`],
      [/^scp -r (\S+) \S+?:(\S+)$/g, 'cp -r $1 $2'],
      [/^git .*$/g, ''],
      ['postgres://prumo:password@db.example:5432/prumo', database.url],
    ],
  )
  await ops.follow([['npm start']])
  const ana = personAt(ops.url(), signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
  await ana.act('CreateProject', aProject(projectId))
  organizationId = ana.organizationId
  await worked(ana)
})
afterAll(async () => {
  await ops.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const signedIn = async () => {
  const ana = personAt(ops.url(), { ...signUp, organizationId })
  await ana.signIn()
  return ana
}

async function worked(ana: Person): Promise<void> {
  await addTags(ana, projectId, 2)
  tags += 2
  await ana.act('SignHead', {})
}

/** Everything is there, and goes on: sign-in, board, new heads, and an export that holds against all old ones. */
async function expectWhole(data: string): Promise<void> {
  const ana = await signedIn()
  await expect.poll(() => tagsIn(ana, projectId)).toBe(tags)
  await worked(ana)
  for (const name of await headsIn(data))
    outside.set(name, await readFile(join(folder, data, 'heads', organizationId, name), 'utf8'))
  const heads = [...outside].map(([source, note]) => ({ source, note })).filter(({ source }) => !lost.has(source))
  const { finding } = await verdictOn(linesOf([Buffer.from(await exportOf(ana))]), { heads })
  expect(finding).toBeNull()
}

const headsIn = async (data: string) =>
  (await readdir(join(folder, data, 'heads', organizationId))).filter((file) => /^\d.*checkpoint$/.test(file))

async function exportOf(ana: Person): Promise<string> {
  const [viewId, exportId] = [randomUUID(), randomUUID()]
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  await ana.act('ExportLogProof', { viewId, exportId })
  return String((await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)).body)
}

/** The heads that the backup of the first day has. */
const copied = new Set<string>()

describe('What the operator’s page says of npm start is done as it stands there', () => {
  it('a backup is taken while people work, by hand and by a timer', async () => {
    expect(commandsOfPage('## With npm start')[0]).toEqual(['export PRUMO_DATA=/srv/prumo'])
    const output = await ops.follow(commandsOfPage('### Backup'))
    for (const name of await headsIn('prumo')) copied.add(name)
    expect(output).toContain('keep it elsewhere')
    expect(output).not.toContain('quatro palavras')
    expect(await readdir(join(folder, 'backup', 'monday'))).toEqual(['data.tar.gz'])
    await expectWhole('prumo')
  })

  it('a release is put in the place of another, and the one before in its place again', async () => {
    await ops.follow(commandsOfPage('### Upgrade'))
    await expectWhole('prumo')
    await ops.follow(commandsOfPage('### Downgrade'))
    await expectWhole('prumo')
  })

  it('an installation moves to another machine with all that was proven of it', async () => {
    await ops.follow(commandsOfPage('### Moving house'))
    await expectWhole('prumo-moved')
    await ops.stop()
    await rm(join(folder, 'prumo'), { recursive: true })
    await ops.follow([[`mv ${join(folder, 'prumo-moved')} ${join(folder, 'prumo')}`, 'npm start']])
  })

  it('an older backup is restored beside newer heads, and nothing is written until somebody accepts the loss', async () => {
    await writeFile(join(folder, 'exports', 'action-log.jsonl'), await exportOf(await signedIn()))
    const [restoring = [], accepting = [], erased = []] = commandsOfPage('### Restore')
    const output = await ops.follow([restoring])
    expect(output).toContain(`organization ${organizationId}: a head of`)
    const tag = { projectId, tagId: randomUUID(), description: 'Depois', textColour: '#ffffff', colour: '#112233' }
    expect((await (await signedIn()).attempt('AddTag', tag)).body.code).toBe('log.headLost')
    await ops.follow([accepting.map((line) => line.replace('<organizationId>', organizationId))])
    expect(await ops.follow([erased])).toContain('the log has every erasure')
    for (const name of await headsIn('prumo')) if (!copied.has(name)) lost.add(name)
    tags = 2
    await expectWhole('prumo')
  })

  it('an installation leaves its own Postgres for one of the operator’s', async () => {
    await ops.follow(commandsOfPage('### A Postgres of your own'))
    await expectWhole('prumo')
    expect(await readdir(join(folder, 'prumo'))).not.toContain('postgres')
  })
})
