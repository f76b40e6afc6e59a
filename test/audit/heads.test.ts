import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { runCommand } from '@prumo/operations/command/runCommand'
import { readConfig } from '@prumo/platform/config'
import { headFolder } from '@prumo/platform/proofs/headFolder'
import { headSigner } from '@prumo/platform/proofs/headSigner'
import { toBase64 } from '@prumo/verify/bytes'
import { parseCheckpoint, parseNote, parseVerifierKey, signerOf } from '@prumo/verify/checkpoint'
import { entryText } from '@prumo/verify/entry'
import { leafHash, rootOf } from '@prumo/verify/merkle'
import { describe, expect, it } from 'vitest'
import { everyRight } from '../given/given'
import { logOwner } from '../log/logOwner'
import { aSecret } from '../world/aSecret'
import { proveAddress } from '../world/letters'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'

let later = 0
const theWorld = await world({}, { now: () => new Date(Date.now() + later) })
const { founder, colleague, project, prumo } = theWorld
const { pool: owner, logOf } = logOwner(theWorld.databaseUrl)

const headsOf = async ({ organizationId }: Person) =>
  (await logOf(organizationId)).filter(({ type }) => type === 'LogHeadSigned').map(({ data }) => JSON.parse(data))
const publishedOf = async ({ organizationId }: Person) =>
  (await logOf(organizationId)).filter(({ type }) => /^HeadPubl/.test(type)).map(({ data }) => JSON.parse(data))

const folderOf = ({ organizationId }: Person) => join(theWorld.folder, 'heads', organizationId)
const kept = (by: Person) => readFile(join(folderOf(by), 'latest.checkpoint'), 'utf8')

/** Who looks by the clock signs what the tree has by then: a tree that is behind is signed the next time. */
const treeHasAll = () =>
  expect
    .poll(async () => {
      const { rows } = await owner.query<{ behind: number }>(
        `select (select max(position) from log.events) - min(position) as behind
         from read.checkpoints where table_name = 'audit_tree' and live`,
      )
      return Number(rows[0]?.behind)
    })
    .toBe(0)
const lookAfterAll = async (atLeastMs = 3_300_000) => {
  await treeHasAll()
  await prumo.commands.heads.look(atLeastMs)
}

describe('AUD-01 a signed head', () => {
  it('says what the whole log held, and is signed by a key that is not in the database', async () => {
    const ana = await founder()
    await project(ana)
    await ana.act('SignHead', {})
    const [{ size, root, checkpoint, verifierKey, before }] = await headsOf(ana)
    const log = await logOf(ana.organizationId)
    expect(size).toBe(log.findIndex(({ type }) => type === 'LogHeadSigned'))
    expect(root).toBe(toBase64(rootOf(log.slice(0, size).map((event) => leafHash(entryText(event))))))
    expect(before).toBeNull()

    const note = parseNote(checkpoint)
    expect(parseCheckpoint(note.text)).toMatchObject({ origin: `prumo/${ana.organizationId}`, size })
    expect(await signerOf(note, [parseVerifierKey(verifierKey)])).toBeDefined()
    expect(await kept(ana)).toBe(checkpoint)
    expect(await readFile(join(folderOf(ana), 'verifier-key'), 'utf8')).toBe(`${verifierKey}\n`)
    expect((await stat(join(theWorld.folder, 'log-signing-key.pem'))).mode & 0o777).toBe(0o600)
  })

  it('follows the one before it, and none is signed where nothing but heads has followed', async () => {
    const ana = await founder()
    await ana.act('SignHead', {})
    await ana.act('SignHead', {})
    expect(await headsOf(ana)).toHaveLength(1)
    await project(ana)
    await ana.act('SignHead', {})
    const [first, second] = await headsOf(ana)
    expect(second.before).toEqual({ size: first.size, root: first.root })
  })

  it('is signed once however often the command comes', async () => {
    const ana = await founder()
    const id = crypto.randomUUID()
    const once = await ana.act('SignHead', {}, id)
    await project(ana)
    expect(await ana.act('SignHead', {}, id)).toEqual(once)
    expect(await headsOf(ana)).toHaveLength(1)
  })

  it('is signed by itself where the log has grown, an hour after the last', async () => {
    const ana = await founder()
    await lookAfterAll()
    expect(await headsOf(ana)).toHaveLength(1)
    await project(ana)
    await lookAfterAll()
    expect(await headsOf(ana)).toHaveLength(1)
    later = 3_400_000
    await ana.signIn()
    await treeHasAll()
    await Promise.all([1, 2, 3].map(() => prumo.commands.heads.look(3_300_000)))
    expect(await headsOf(ana)).toHaveLength(2)
    await lookAfterAll(0)
    expect(await headsOf(ana)).toHaveLength(2)
  })

  it('is for who may read the action log, and nobody else', async () => {
    const ana = await founder()
    const profileId = crypto.randomUUID()
    await ana.act('CreateAccessProfile', {
      profileId,
      name: 'Sem registro',
      permissions: { ...everyRight, actionLog: 'noAccess' },
      mayOwnProjects: true,
    })
    const bia = await colleague(ana, 'creator', profileId)
    expect((await bia.attempt('SignHead', {})).body.code).toBe('access.noPermission')
    expect(await headsOf(ana)).toEqual([])
    const stranger = await founder()
    await stranger.act('SignHead', {})
    expect(await headsOf(ana)).toEqual([])
  })
})

describe('AUD-01 what was published', () => {
  it('is in the log: to the folder, to whom it is mailed, and to who takes it', async () => {
    const ana = await founder()
    const [bia, unproven] = [await colleague(ana), await colleague(ana)]
    await proveAddress(theWorld.folder, bia)
    await ana.act('ChooseHeadPlaces', { recipientIds: [bia.userId, unproven.userId], webhookUrl: null })
    await ana.act('SignHead', {})
    const [{ size }] = await headsOf(ana)
    await expect
      .poll(() => publishedOf(ana))
      .toEqual([
        { size, to: { kind: 'folder' } },
        { size, to: { kind: 'mail', userId: bia.userId } },
      ])
    await bia.act('TakeHead', { size })
    expect((await publishedOf(ana)).at(-1)).toEqual({ size, to: { kind: 'download', userId: bia.userId } })
    expect((await bia.attempt('TakeHead', { size: size + 1 })).body.code).toBe('head.unknown')
    expect(await logOf(ana.organizationId).then((log) => log.some(({ data }) => data.includes(bia.email)))).toBe(false)
  })

  it('never reaches the inside of a network, and that it failed is on record, once', async () => {
    const ana = await founder()
    for (const [index, webhookUrl] of ['https://127.0.0.1/x', 'https://[::1]/x', 'https://2130706433/'].entries()) {
      await ana.act('ChooseHeadPlaces', { recipientIds: [], webhookUrl })
      await project(ana)
      await ana.act('SignHead', {})
      await expect.poll(async () => (await publishedOf(ana)).filter(({ reason }) => reason).length).toBe(index + 1)
    }
    await prumo.commands.heads.look()
    expect((await publishedOf(ana)).flatMap(({ reason }) => reason ?? [])).toEqual(Array(3).fill('forbiddenAddress'))
  })

  it.each([
    'http://registro.example/',
    'https://u:p@registro.example/',
    'https://registro.example/?key=1',
    'file:///etc',
    'x',
  ])('does not go to %s', async (webhookUrl) => {
    const ana = await founder()
    expect((await ana.attempt('ChooseHeadPlaces', { recipientIds: [], webhookUrl })).status).toBe(422)
  })

  it('goes to nobody of another organization', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const reply = await ana.attempt('ChooseHeadPlaces', { recipientIds: [stranger.userId], webhookUrl: null })
    expect(reply.body.code).toBe('head.recipientUnknown')
  })
})

describe('AUD-01 F19 a log that lacks what was published', () => {
  /** As if an older copy had been restored: a head was published that says more. */
  async function losing(by: Person, entries: number): Promise<void> {
    const { checkpoint, verifierKey } = headSigner(join(theWorld.folder, 'log-signing-key.pem')).sign(
      by.organizationId,
      {
        size: entries,
        root: Buffer.alloc(32, entries),
        at: '2026-03-02T09:00:00.000Z',
      },
    )
    await headFolder(join(theWorld.folder, 'heads')).keep(by.organizationId, { checkpoint, verifierKey })
  }
  const accept = (...words: string[]) => {
    const config = {
      PRUMO_DATA: theWorld.folder,
      DATABASE_URL: theWorld.databaseUrl,
      PRUMO_SECRET: aSecret,
    }
    return runCommand({ readConfig: () => readConfig(config), moduleTables }, ['accept-restore', ...words], {
      say: () => {},
      tell: () => {},
    })
  }
  const aTry = (by: Person) => by.attempt('CreateProject', aProject(crypto.randomUUID()))

  it('is not written to, nor signed, until an operator has decided it on record', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    await losing(ana, 900)
    expect((await aTry(ana)).body).toMatchObject({ status: 503, code: 'log.headLost' })
    expect((await ana.attempt('SignHead', {})).body.code).toBe('log.headLost')
    await prumo.commands.heads.look()
    expect(await headsOf(ana)).toEqual([])
    expect((await aTry(stranger)).status).toBe(200)
    expect((await ana.ask('me', {})).userId).toBe(ana.userId)

    expect(await accept(ana.organizationId, 'Diretoria', 'O disco se perdeu; a cópia é de ontem.')).toBe(0)
    expect((await aTry(ana)).status).toBe(200)
    await ana.act('SignHead', {})
    const decided = (await logOf(ana.organizationId)).find(({ type }) => type === 'OlderLogAccepted')
    expect(JSON.parse(decided?.data ?? '')).toEqual({
      decidedBy: 'Diretoria',
      reason: 'O disco se perdeu; a cópia é de ontem.',
      found: null,
      lost: { size: 900, root: Buffer.alloc(32, 900).toString('base64'), at: '2026-03-02T09:00:00.000Z' },
    })
  })

  it('is found when its tree grows past the head that it lacks', async () => {
    const ana = await founder()
    await project(ana)
    await losing(ana, 2)
    expect((await ana.attempt('SignHead', {})).body.code).toBe('log.headLost')
    expect((await aTry(ana)).body.code).toBe('log.headLost')
  })

  it('cannot be accepted where nothing is lost, nor by nobody', async () => {
    const ana = await founder()
    expect(await accept(ana.organizationId, 'Diretoria', 'Por nada')).toBe(1)
    await ana.act('SignHead', {})
    expect(await accept(ana.organizationId, 'Diretoria', 'Por nada')).toBe(1)
    expect(await accept(ana.organizationId)).toBe(64)
  })
})

describe('AUD-01 T40 the log', () => {
  it.each(['update log.events set data = data', 'delete from log.events', 'truncate log.events'])(
    'is not changed by the roles that serve: %s',
    async (statement) => {
      for (const role of ['prumo_command', 'prumo_projection', 'prumo_query'])
        await expect(asRole(role, statement)).rejects.toMatchObject({ code: '42501' })
    },
  )

  it('does not let the query role see an event, whole or in part', async () => {
    for (const column of ['data', 'metadata', 'type', '*'])
      await expect(asRole('prumo_query', `select ${column} from log.events`)).rejects.toMatchObject({ code: '42501' })
  })
})

async function asRole(role: string, statement: string) {
  const client = await owner.connect()
  try {
    await client.query(`set role ${role}`)
    return await client.query(statement)
  } finally {
    await client.query('reset role')
    client.release()
  }
}
