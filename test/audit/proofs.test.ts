import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { fromBase64 } from '@prumo/verify/bytes'
import { parseCheckpoint, parseNote } from '@prumo/verify/checkpoint'
import { canonicalJson, contentHash } from '@prumo/verify/entry'
import { linesOf } from '@prumo/verify/lines'
import { leafHash, verifyConsistency, verifyInclusion } from '@prumo/verify/merkle'
import { verdictOn } from '@prumo/verify/verdictOn'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { proveAddress } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project, folder } = await world()
type Filters = Omit<typeof wholeLog, 'kinds' | 'projectId'> & { kinds: string[]; projectId: string | null }

const headIn = (checkpoint: string) => parseCheckpoint(parseNote(checkpoint).text)

async function exported(by: Person, filters: Partial<Filters> = {}) {
  const [viewId, exportId] = [fresh(), fresh()]
  await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...filters } })
  await by.act('ExportLogProof', { viewId, exportId })
  const { status, body } = await by.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
  return { status, text: body as string, exportId }
}
const verdictOf = (text: string) => verdictOn(linesOf([Buffer.from(text)]))

/** Somebody whose log has some hundred entries in two projects, and two heads. */
async function story() {
  const ana = await founder()
  const [first, second] = [await project(ana), await project(ana)]
  for (let index = 0; index < 12; index++)
    await ana.act('AddTag', {
      projectId: first,
      tagId: fresh(),
      description: `Etiqueta ${index}`,
      textColour: '#ffffff',
      colour: '#112233',
    })
  await ana.act('SignHead', {})
  await ana.act('ChangeProjectStatus', { projectId: second, status: 'paused' })
  await ana.act('SignHead', {})
  return { ana, first, second }
}

describe('AUD-01 an export with proofs', () => {
  it('passes when it holds the whole log, and fails once an entry is changed, left out or moved', async () => {
    const { ana } = await story()
    const { text } = await exported(ana)
    expect(await verdictOf(text)).toMatchObject({
      verdict: 'good',
      scope: 'all',
      heads: 2,
      organizationId: ana.organizationId,
    })
    const lines = text.split('\n').slice(0, -1)
    const again = (changed: readonly string[]) => verdictOf(`${changed.join('\n')}\n`)
    const altered = lines.with(9, (lines[9] ?? '').replace('"data":"{', '"data":"{ '))
    expect(await again(altered)).toMatchObject({ verdict: 'bad', finding: { from: 6 } })
    expect(await again(lines.toSpliced(8, 1))).toMatchObject({ verdict: 'bad' })
    expect(await again(lines.slice(0, -1))).toMatchObject({ verdict: 'bad' })
    expect(await again([...lines.slice(0, 5), lines[6] ?? '', lines[5] ?? '', ...lines.slice(7)])).toMatchObject({
      verdict: 'bad',
    })
  })

  it('proves each entry when it holds a part of the log', async () => {
    const { ana, first } = await story()
    const { text } = await exported(ana, { projectId: first, kinds: ['TagAdded'] })
    expect(await verdictOf(text)).toMatchObject({ verdict: 'good', scope: 'some', entries: 12, heads: 2 })
  })

  it('has more pages than one', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    for (let round = 0; round < 14; round++)
      await Promise.all(
        Array.from({ length: 40 }, () =>
          ana.act('AddTag', {
            projectId,
            tagId: fresh(),
            description: fresh(),
            textColour: '#ffffff',
            colour: '#112233',
          }),
        ),
      )
    await ana.act('SignHead', {})
    const all = await verdictOf((await exported(ana)).text)
    expect(all).toMatchObject({ verdict: 'good', scope: 'all' })
    expect(all.entries).toBeGreaterThan(560)
    expect(await verdictOf((await exported(ana, { kinds: ['TagAdded'] })).text)).toMatchObject({
      verdict: 'good',
      entries: 560,
    })
  })

  it('gives nobody what the action log would not show, and is on record itself', async () => {
    const { ana, first } = await story()
    const profileId = fresh()
    await ana.act('CreateAccessProfile', {
      profileId,
      name: 'Fiscal',
      permissions: { ...everyRight, organization: 'viewOnly' },
      mayOwnProjects: true,
    })
    const bia = await colleague(ana, 'editor', profileId)
    await ana.act('SignHead', {})
    const { text } = await exported(bia)
    expect(await verdictOf(text)).toMatchObject({ verdict: 'good', scope: 'some' })
    expect(text).not.toContain(first)
    expect(text).toContain(bia.userId)
    const { text: later } = await exported(ana, { kinds: ['LogProofExported'] })
    expect(await verdictOf(later)).toMatchObject({ entries: 0 })
    await ana.act('SignHead', {})
    expect(await verdictOf((await exported(ana, { kinds: ['LogProofExported'] })).text)).toMatchObject({ entries: 2 })
  })

  it('is there for who recorded it, where a head was signed', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    expect((await exported(ana)).status).toBe(404)
    await ana.act('SignHead', {})
    const { status, exportId } = await exported(ana)
    expect(status).toBe(200)
    const bia = await colleague(ana)
    for (const outsider of [bia, stranger])
      expect((await outsider.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)).status).toBe(404)
    expect((await ana.request('GET', `/rest/exports/action-log?exportId=${exportId}`)).status).toBe(404)
  })
})

describe('AUD-01 a proof', () => {
  it('holds for each entry in the tree of the last head', async () => {
    const { ana } = await story()
    const { text } = await exported(ana)
    const { items } = await ana.ask('actionLog', { viewId: await viewed(ana), limit: 500 })
    const size = (await ana.ask('logHeads', {})).heads[0]?.size ?? 0
    let covered = 0
    for (const { position, eventId } of items) {
      const answer = await ana.ask('inclusionProof', { position })
      expect(answer.entry.id).toBe(eventId)
      expect(answer.entry.content).toBe(contentHash(answer.data, answer.metadata))
      expect(answer.index < size).toBe(answer.proof !== null)
      if (!answer.head || !answer.proof) continue
      covered++
      const { root } = headIn(answer.head.checkpoint)
      const claim = { index: answer.index, size: answer.head.size, leaf: leafHash(canonicalJson(answer.entry)), root }
      expect(verifyInclusion({ ...claim, proof: answer.proof.map(fromBase64) })).toBe(true)
      expect(text).toContain(answer.entry.id)
    }
    expect(covered).toBe(size)
  })

  it('holds for each head that continues an earlier one', async () => {
    const { ana } = await story()
    const { heads } = await ana.ask('logHeads', {})
    const [last, first] = heads.map(({ size }) => size)
    const { from, to, proof } = await ana.ask('consistencyProof', { from: first, to: last })
    const [former, second] = [headIn(from.checkpoint), headIn(to.checkpoint)]
    const claim = { first: former.size, firstRoot: former.root, size: second.size, root: second.root }
    expect(verifyConsistency({ ...claim, proof: proof.map(fromBase64) })).toBe(true)
    expect((await ana.inquire('consistencyProof', { from: last, to: first })).status).toBe(404)
    expect((await ana.inquire('consistencyProof', { from: 1, to: last })).status).toBe(404)
  })

  it('is not given of what is another organization’s', async () => {
    const { ana } = await story()
    const stranger = await founder()
    await stranger.act('SignHead', {})
    const { items } = await ana.ask('actionLog', { viewId: await viewed(ana), limit: 500 })
    for (const { position } of items.slice(0, 3))
      expect((await stranger.inquire('inclusionProof', { position })).status).toBe(404)
    expect((await ana.inquire('inclusionProof', { position: 99_999_999 })).status).toBe(404)
  })
})

describe('AUD-01 the state of the tree', () => {
  it('tells what is not yet covered, who has received which head, and where it failed', async () => {
    const { ana } = await story()
    const bia = await colleague(ana)
    await proveAddress(folder, bia)
    await ana.act('ChooseHeadPlaces', { recipientIds: [bia.userId], webhookUrl: 'https://127.0.0.1/pontas' })
    const before = await ana.ask('logHeads', {})
    expect(before.tree.changed).toBeGreaterThan(before.heads[0]?.size ?? 0)
    await ana.act('SignHead', {})
    await expect.poll(async () => (await ana.ask('logHeads', {})).heads[0]?.published.length).toBe(2)
    const { heads, places, people } = await ana.ask('logHeads', { limit: 1 })
    expect(heads).toMatchObject([
      {
        signedBy: 'Ana Souza',
        published: [{ to: { kind: 'folder' } }, { to: { kind: 'mail', name: 'Bia Rocha' } }],
        failed: [{ to: { kind: 'webhook', url: 'https://127.0.0.1/pontas' }, reason: 'forbiddenAddress' }],
      },
    ])
    expect(places).toEqual({ recipientIds: [bia.userId], webhookUrl: 'https://127.0.0.1/pontas' })
    expect(people.map(({ name }) => name).sort()).toEqual(['Ana Souza', 'Bia Rocha'])
    const next = await ana.ask('logHeads', { limit: 1, after: (await ana.ask('logHeads', { limit: 1 })).next ?? '' })
    expect(next.heads[0]?.size).toBeLessThan(heads[0]?.size ?? 0)
  })
})

async function viewed(by: Person): Promise<string> {
  const viewId = fresh()
  await by.act('ViewActionLog', { viewId, filters: wholeLog })
  return viewId
}
