import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import { addTags, type Installation, installation } from './installation'

type Organization = Awaited<ReturnType<Installation['founded']>>

let ours: Installation
let older: { databaseUrl: string; folder: string }
let ana: Organization['ana']
let projectId: string

/** A backup is made after the first head. Then another head is signed, and the log goes on. */
beforeEach(async () => {
  ours = await installation({})
  const before = await ours.start()
  ;({ ana, projectId } = await ours.founded(before))
  await addTags(ana, projectId, 2)
  await ana.act('SignHead', {})
  await before.stop()
  older = { databaseUrl: await ours.backup(), folder: await mkdtemp(join(tmpdir(), 'prumo-')) }
  await cp(ours.folder, older.folder, { recursive: true })
})
afterEach(async () => {
  await ours.end()
  await rm(older.folder, { recursive: true })
})

const wentOn = async (signed: 'signed' | 'not signed') => {
  const prumo = await ours.start()
  ana = await ours.signedIn(prumo)
  await addTags(ana, projectId, 3)
  if (signed === 'signed') await ana.act('SignHead', {})
  await prumo.stop()
}
/** What README says of a backup: the folder is copied back, and lies over what is there. */
const copyBack = () => cp(older.folder, ours.folder, { recursive: true, force: true })
const restored = () => ({ DATABASE_URL: older.databaseUrl })
const aTry = () => ana.attempt('CreateProject', aProject(crypto.randomUUID()))

async function startRestored() {
  const prumo = await ours.start(restored())
  ana = await ours.signedIn(prumo)
  return prumo
}
/** Each finding of `check`, without what holds. */
const found = async () => {
  const { code, lines } = await ours.program(restored(), 'check')
  return { code, lines: lines.filter((line) => /violated/.test(line)) }
}

const lostEnd = expect.stringContaining('was seen to go on to position')

describe('AUD-01 F19 a backup that is copied back over what is newer', () => {
  it('is not written to, nor signed: the largest head that was kept counts, not the one that was kept last', async () => {
    await wentOn('signed')
    await copyBack()
    const [latest, largest] = await keptHeads()
    expect(latest).not.toBe(largest)
    const prumo = await startRestored()
    expect((await aTry()).body).toMatchObject({ status: 503, code: 'log.headLost' })
    expect((await ana.attempt('SignHead', {})).body.code).toBe('log.headLost')
    await prumo.stop()
    expect(await found()).toMatchObject({ code: 1, lines: [lostEnd, expect.stringContaining('fewer than a head of')] })

    expect(await ours.program(restored(), 'accept-restore', ana.organizationId, 'Diretoria', 'O disco')).toMatchObject({
      code: 0,
    })
    const after = await startRestored()
    expect((await aTry()).status).toBe(200)
    await ana.act('SignHead', {})
    await after.stop()
    expect(await found()).toEqual({ code: 0, lines: [] })
    expect((await ours.program(restored(), 'accept-restore', 'all', 'Diretoria', 'O disco')).code).toBe(1)
  })

  it('is found where an older version has signed on: every head that was kept is held against the log', async () => {
    await wentOn('signed')
    const newer = await readdir(headsOf())
    await copyBack()
    // As if nobody had looked at the larger one, which went away for as long as the log went on.
    const away = newer.filter((name) => name.startsWith('0')).at(-1) ?? ''
    const kept = join(older.folder, away)
    await cp(join(headsOf(), away), kept)
    await rm(join(headsOf(), away))
    await rm(join(ours.folder, 'heads', 'log-place'), { recursive: true })
    const prumo = await startRestored()
    await addTags(ana, projectId, 40)
    await ana.act('SignHead', {})
    await prumo.stop()
    await cp(kept, join(headsOf(), away))
    expect(await found()).toMatchObject({ code: 1, lines: [expect.stringContaining('are not those of a signed head')] })
    expect((await ours.program(restored(), 'accept-restore', ana.organizationId, 'Diretoria', 'O disco')).code).toBe(0)
    expect(await found()).toEqual({ code: 0, lines: [] })
  })
})

describe('AUD-01 F19 an older dump that nobody has signed beyond', () => {
  it('is known for every organization by how far the log was seen to go, and for none that comes later', async () => {
    await wentOn('not signed')
    const prumo = await startRestored()
    expect((await aTry()).body).toMatchObject({ status: 503, code: 'log.headLost' })
    expect((await ana.attempt('SignHead', {})).body.code).toBe('log.headLost')
    const signUp = aSignUp()
    const bia = personAt(prumo.url, signUp)
    await bia.act('SignUp', signUp)
    await bia.signIn()
    await bia.act('CreateProject', aProject(crypto.randomUUID()))
    await prumo.stop()
    expect(await found()).toMatchObject({ code: 1, lines: [lostEnd] })

    const again = await startRestored()
    expect((await aTry()).body.code).toBe('log.headLost')
    const decision = [ana.organizationId, 'Diretoria', 'O disco se perdeu']
    const { code, lines } = await ours.program(restored(), 'accept-restore', ...decision)
    expect({ code, lines }).toMatchObject({ code: 0, lines: [expect.stringContaining('was seen to go on to')] })
    expect((await aTry()).status).toBe(200)
    await again.stop()
    expect(await found()).toEqual({ code: 0, lines: [] })
    const [decided] = await ours.onBackup<{ data: string }>(
      older.databaseUrl,
      `select data from log.events where type = 'ShorterLogAccepted'`,
    )
    expect(JSON.parse(decided?.data ?? '')).toMatchObject({ decidedBy: 'Diretoria', reason: 'O disco se perdeu' })
  })

  it('is whole again once the newer log is put back', async () => {
    await wentOn('not signed')
    const prumo = await startRestored()
    expect((await aTry()).body.code).toBe('log.headLost')
    await prumo.stop()
    const newer = await ours.start()
    ana = await ours.signedIn(newer)
    expect((await aTry()).status).toBe(200)
    await newer.stop()
    expect((await ours.program({}, 'check')).code).toBe(0)
  })

  it('is known after a kill, too: what is kept is never beyond the log, and one place is kept', async () => {
    const prumo = await ours.start()
    ana = await ours.signedIn(prumo)
    await addTags(ana, projectId, 3)
    const end = () => ours.query<{ position: number }>('select max(position)::int as position from log.events')
    const places = async () =>
      (await readdir(join(ours.folder, 'heads', 'log-place'))).map((name) => parseInt(name, 10))
    await expect.poll(places, { timeout: 10_000 }).toEqual((await end()).map(({ position }) => position))
    await prumo.stop()
  })
})

const headsOf = () => join(ours.folder, 'heads', ana.organizationId)
/** What says that it was kept last, and the largest by its name. */
const keptHeads = async () => {
  const names = (await readdir(headsOf())).filter((name) => name.startsWith('0')).sort()
  return Promise.all(['latest.checkpoint', names.at(-1) ?? ''].map((name) => readFile(join(headsOf(), name), 'utf8')))
}
