import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { headSigner } from '@prumo/platform/proofs/headSigner'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../world/person'
import { addTags, type Installation, installation } from './installation'

let original: Installation
let ours: Installation
let projectId: string
let organizationId: string

beforeAll(async () => {
  original = await installation({})
  const prumo = await original.start()
  const founded = await original.founded(prumo)
  ;({ projectId } = founded)
  ;({ organizationId } = founded.ana)
  await addTags(founded.ana, projectId, 2)
  await founded.ana.act('SignHead', {})
  await prumo.commands.heads.look()
  // Compared once the read models have it.
  await prumo.compareReadModels()
  await prumo.stop()
})
afterAll(() => original.end())
beforeEach(async () => {
  ours = await installation({}, original)
})
afterEach(() => ours.end())

const keyFile = () => join(ours.folder, 'log-signing-key.pem')
const headsFolder = () => join(ours.folder, 'heads')
const decision = ['Diretoria', 'A chave se perdeu com o disco']
const typesOf = async (type: string) =>
  (await ours.query<{ data: string }>('select data from log.events where type = $1', [type])).map(({ data }) =>
    JSON.parse(data),
  )

async function judged(ana: Person, keys: readonly string[]) {
  const [viewId, exportId] = [randomUUID(), randomUUID()]
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  await ana.act('ExportLogProof', { viewId, exportId })
  const { body } = await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
  return verdictOn(linesOf([Buffer.from(String(body))]), { keys })
}

describe('AUD-01 the key that signs heads', () => {
  it.each(['lost', 'another'])('is refused where it is %s, and nothing is made: put back, all is well', async (how) => {
    const key = await readFile(keyFile())
    await rm(keyFile())
    if (how === 'another') headSigner(keyFile())
    await expect(ours.start()).rejects.toThrow(
      new RegExp(`^wrong configuration: LOG_SIGNING_KEY: ${keyFile()} (is not there|holds another key).*accept-key`),
    )
    expect((await readdir(ours.folder)).includes('log-signing-key.pem')).toBe(how === 'another')
    await writeFile(keyFile(), key)
    const prumo = await ours.start()
    await prumo.stop()
    expect((await ours.program({}, 'accept-key', ...decision)).code).toBe(1)
  })

  it('is replaced on record: the log says by whom, and an export names both', async () => {
    const before = headSigner(keyFile()).verifierKey(organizationId)
    await rm(keyFile())
    expect((await ours.program({}, 'accept-key')).code).toBe(64)
    expect((await ours.program({}, 'accept-key', ...decision)).code).toBe(0)
    const after = headSigner(keyFile()).verifierKey(organizationId)
    expect(await typesOf('SigningKeyReplaced')).toEqual([
      { decidedBy: decision[0], reason: decision[1], verifierKey: after, before: { verifierKey: before } },
    ])
    const prumo = await ours.start()
    const ana = await ours.signedIn(prumo)
    await addTags(ana, projectId, 1)
    await ana.act('SignHead', {})
    expect((await judged(ana, [before, after])).verdict).toBe('good')
    expect((await judged(ana, [before])).finding).toMatchObject({ check: 'key', key: after })
    await prumo.stop()
    // It stays the one that signs.
    await (await ours.start()).stop()
    expect((await ours.program({}, 'check')).code).toBe(0)
  })

  it('is named where it is no key', async () => {
    await writeFile(keyFile(), 'lost')
    await expect(ours.start()).rejects.toThrow(`${keyFile()} holds no private key of Ed25519 in PEM`)
  })
})

describe('AUD-01 the folder of heads', () => {
  it('is refused where it lacks the head that was kept there: put back, all is well', async () => {
    const away = join(ours.folder, 'away')
    await cp(headsFolder(), away, { recursive: true })
    await rm(headsFolder(), { recursive: true })
    await expect(ours.start()).rejects.toThrow(/HEADS_FOLDER: .* lacks the head of \d+ entries.*accept-heads/)
    await cp(away, headsFolder(), { recursive: true })
    await (await ours.start()).stop()
    expect((await ours.program({}, 'accept-heads', ...decision)).code).toBe(1)
  })

  it('is written again from the log, on record', async () => {
    const ofAna = join(headsFolder(), organizationId)
    const before = await readdir(ofAna)
    await rm(headsFolder(), { recursive: true })
    expect((await ours.program({}, 'accept-heads')).code).toBe(64)
    expect((await ours.program({}, 'accept-heads', ...decision)).code).toBe(0)
    expect(await readdir(ofAna)).toEqual(before)
    expect(await typesOf('KeptHeadsReplaced')).toMatchObject([{ decidedBy: decision[0], reason: decision[1] }])
    await (await ours.start()).stop()
    expect((await ours.program({}, 'check')).code).toBe(0)
  })
})
