import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { checks } from '../../prumo-verify/checks.mjs'
import { canonicalJson } from '../../prumo-verify/entry.mjs'
import { linesOf } from '../../prumo-verify/lines.mjs'
import { type Verdict, verdictOn } from '../../prumo-verify/verdictOn.mjs'
import { times } from '../run/length'
import {
  anApproval,
  aSignedLog,
  aSigner,
  exportOfAll,
  exportOfSome,
  type Fields,
  fileOf,
  headOf,
  receiptOf,
  rewritten,
  verifierKeyOf,
} from './signedLog'
import { everyTamper, log, type Tamper } from './tampers'

type Checks = typeof checks
const rows: string[][] = []
/** What is part of reading the file at all, and cannot be taken out of the verifier. */
const alwaysChecked = ['header', 'line', 'key', 'origin']

const judged = (bytes: Uint8Array, { keys, heads }: Pick<Tamper, 'keys' | 'heads'>, by: Checks = checks) =>
  verdictOn(linesOf([bytes]), { keys, heads: heads.map((note) => ({ note, source: 'mail' })), checks: by })

describe('AUD-01 Tampering with a log', () => {
  it.each(everyTamper.map((tamper) => [tamper.name, tamper] as const))('is judged: %s', async (name, tamper) => {
    const { verdict, finding } = await judged(Buffer.from(tamper.file), tamper)
    const found = finding && { check: finding.check, from: finding.from, to: finding.to }
    expect(found).toEqual(tamper.finds)
    const unfound = tamper.isOlder ? 'older' : 'good'
    expect(verdict).toBe(tamper.finds ? 'bad' : unfound)
    const layers = await layersOf(tamper)
    rows.push([name, tamper.finds ? 'found' : unfound, positionIn(finding), layers.join(', then ')])
    const blind = await judged(Buffer.from(tamper.file), tamper, without(layers))
    const isStillFound = alwaysChecked.includes(layers.at(-1) ?? '')
    expect(blind.verdict).toBe(isStillFound ? 'bad' : layers.includes('shorter-than-head') ? 'older' : unfound)
  })

  const small = aSignedLog(log.organizationId, 23)
  const exported = [
    Buffer.from(fileOf(exportOfAll(small, [5, 12, 23]))),
    Buffer.from(fileOf(exportOfSome(small, [5, 12, 23], [1, 8, 22]))),
  ]
  const trusted = { keys: [verifierKeyOf(small)], heads: [headOf(small, 12)] }

  it.each([
    ['whole', exported[0]],
    ['in part', exported[1]],
  ])('is found in any bit of an export, %s', (_, file = Buffer.alloc(0)) =>
    fc.assert(
      fc.asyncProperty(fc.nat(file.length * 8 - 1), async (bit) => {
        const changed = Uint8Array.from(file)
        const byte = Math.floor(bit / 8)
        changed[byte] = (changed[byte] ?? 0) ^ (1 << (bit % 8))
        expect(await outcome(changed, trusted)).not.toBe('good')
      }),
      { numRuns: times(400, 4000) },
    ),
  )

  it.each([
    ['whole', exported[0]],
    ['in part', exported[1]],
  ])('is found where lines of an export, %s, are taken out, doubled or changed round', (part, file = Buffer.alloc(0)) =>
    fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.constantFrom('out', 'doubled', 'round'), async (a, otherFile, how) => {
        const lines = file.toString().split('\n').slice(0, -1)
        const [from, to] = [a % lines.length, otherFile % lines.length]
        const changed = {
          out: () => lines.toSpliced(from, 1),
          doubled: () => lines.toSpliced(to, 0, lines[from] ?? ''),
          round: () => lines.with(from, lines[to] ?? '').with(to, lines[from] ?? ''),
        }[how]()
        const verdict = await outcome(Buffer.from(changed.map((line) => `${line}\n`).join('')), trusted)
        if (verdict === 'good') expect(mayBe(part, how, from, to)).toBe(true)
      }),
      { numRuns: times(300, 3000) },
    ),
  )

  /**
   * What is no tampering: the same line in its own place, one head less that the log does not record, one entry less of
   * a selection.
   */
  function mayBe(part: string, how: string, from: number, to: number): boolean {
    if (how === 'round') return from === to
    if (how === 'doubled') return false
    return part === 'whole' ? [1, 2].includes(from) : from > 3
  }

  it('is told with what could not be checked', async () => {
    const unchecked = async (heads: string[], keys: string[]) =>
      (await judged(Buffer.from(everyTamper[0]?.file ?? ''), { keys, heads })).unchecked.map(({ what }) => what)
    const key = [verifierKeyOf(log)]
    expect(await unchecked([], [])).toEqual(['key-of-file', 'no-outside-heads'])
    expect(await unchecked([headOf(log, 100)], key)).toEqual(['before-first-head', 'after-last-head'])
    expect(await unchecked([headOf(log, 200)], key)).toEqual(['before-first-head'])
    const others = aSignedLog('another', 3)
    expect(await unchecked([headOf(log, 200), headOf(others, 2)], key)).toEqual([
      'before-first-head',
      'heads-of-others',
    ])
  })

  it('is not what erasing is: that is counted, with rule and time', async () => {
    const erased = everyTamper.find(({ name }) => name === 'nothing, of content that was erased')
    const { erased: counted } = await judged(Buffer.from(erased?.file ?? ''), { keys: [], heads: [] })
    expect(counted).toEqual([
      {
        rule: 'PRJ-13',
        type: 'ActionLogErased',
        count: 1,
        firstAt: '2026-01-12T02:00:00.000Z',
        lastAt: '2026-01-12T02:00:00.000Z',
      },
    ])
  })

  afterAll(() => console.log(`\n${table([['tamper', 'verdict', 'position', 'by which check'], ...rows])}`))
})

describe('AUD-01 A receipt', () => {
  const size = 9
  /** In a short run each sample has one byte of so many altered, and each other ones. */
  const everyByte = times(10, 1)
  const content = (nth: number) =>
    canonicalJson({
      attachments: [{ name: 'laudo.pdf', sha256: 'ab'.repeat(32), size: 12, type: 'application/pdf' }],
      title: `Termo de entrega ${nth}`,
    })
  const samples = Array.from({ length: 20 }, (_, nth) => {
    const base = aSignedLog(log.organizationId, size + nth)
    const index = nth % size
    const signed = { ...base, events: base.events.with(index, anApproval(base.organizationId, index, content(nth))) }
    return { signed, keys: [verifierKeyOf(signed)], receipt: receiptOf(signed, index, size + nth, content(nth)) }
  })
  const receiptFile = (receipt: object) => Buffer.from(`${canonicalJson(receipt)}\n`)

  it.each(samples.map((sample, nth) => [nth + 1, sample] as const))(
    'holds, and does not once any byte of it differs (sample %i)',
    async (nth, { receipt, keys }) => {
      const bytes = receiptFile(receipt)
      expect(await outcome(bytes, { keys, heads: [] })).toBe('good')
      for (let index = nth % everyByte; index < bytes.length; index += everyByte) {
        const changed = Uint8Array.from(bytes)
        changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8))
        if ((await outcome(changed, { keys, heads: [] })) === 'good')
          expect.fail(`byte ${index} of ${bytes.length} may be altered`)
      }
    },
  )

  it('names the attachments of what was signed', async () => {
    const [{ receipt, keys } = { receipt: {}, keys: [] }] = samples
    const { attachments } = await judged(receiptFile(receipt), { keys, heads: [] })
    expect(attachments).toEqual([{ name: 'laudo.pdf', sha256: 'ab'.repeat(32), size: 12 }])
  })

  it('is of the document that was signed, and of no other', async () => {
    const [{ receipt, keys } = { receipt: {}, keys: [] }] = samples
    const otherFile = receiptFile({ ...receipt, content: content(1) })
    expect((await judged(otherFile, { keys, heads: [] })).finding?.check).toBe('document')
    expect((await judged(otherFile, { keys, heads: [] }, { ...checks, document: () => true })).verdict).toBe('good')
  })

  it('says who signed what, and is bad where it names another person', async () => {
    const [{ receipt, keys } = { receipt: {}, keys: [] }] = samples
    expect((await judged(receiptFile(receipt), { keys, heads: [] })).signed).toEqual({
      act: 'approve',
      at: '2026-01-05T00:00:00.000Z',
      organization: null,
      title: 'Termo de entrega 0',
      sentence: 'Li este documento e o aprovo.',
      signer: { name: 'Bia Rocha', email: 'bia@obra.example' },
      voided: null,
      newer: null,
    })
    const otherFile = receiptFile({ ...receipt, signer: { ...aSigner, name: 'Caio Lima' } })
    expect((await judged(otherFile, { keys, heads: [] })).finding?.check).toBe('signer')
    expect((await judged(otherFile, { keys, heads: [] }, { ...checks, signer: () => true })).verdict).toBe('good')
  })

  it('holds without a name, as older ones do, and says that it has none', async () => {
    const [{ receipt, keys } = { receipt: {}, keys: [] }] = samples
    const { signer: _, ...nameless } = receipt as Fields
    const { verdict, signed, unchecked } = await judged(receiptFile(nameless), { keys, heads: [] })
    expect([verdict, signed?.signer, unchecked[0]]).toEqual(['good', null, { what: 'signer' }])
  })

  it('is held against a published head of its size', async () => {
    const [sample] = samples
    if (!sample) return expect.fail()
    const { signed, receipt, keys } = sample
    const against = (head: string) => judged(receiptFile(receipt), { keys, heads: [head] })
    expect(await against(headOf(signed, size))).toMatchObject({
      verdict: 'good',
      unchecked: [{ what: 'standing' }],
    })
    expect(await against(headOf(signed, 5))).toMatchObject({
      unchecked: [{ what: 'standing' }, { what: 'head-of-receipt', size }],
    })
    expect((await against(headOf(rewritten(signed, 2), size))).finding?.check).toBe('outside-head')
  })
})

async function outcome(bytes: Uint8Array, trust: Pick<Tamper, 'keys' | 'heads'>): Promise<string> {
  try {
    return (await judged(bytes, trust)).verdict
  } catch (error) {
    expect(error).toMatchObject({ name: 'NotUnderstood' })
    return 'notUnderstood'
  }
}

/** The checks to remove, one after another, until the file passes. A check that cannot be removed ends the list. */
async function layersOf({ file, ...trust }: Tamper): Promise<string[]> {
  const layers: string[] = []
  for (;;) {
    const { finding } = await judged(Buffer.from(file), trust, without(layers))
    if (!finding) return layers
    layers.push(finding.check)
    if (alwaysChecked.includes(finding.check) || layers.length > 9) return layers
  }
}

/** Several checks may find one thing, each by something else: `erasure at` finds an `erasure`. */
const without = (names: readonly string[]): Checks => ({
  ...checks,
  ...Object.fromEntries(
    Object.keys(checks)
      .filter((check) => names.includes(check.split(' ')[0] ?? ''))
      .map((check) => [check, () => true]),
  ),
})

function positionIn(finding: Verdict['finding']): string {
  if (!finding || finding.from === null) return finding?.line ? `line ${finding.line}` : '–'
  return finding.from === finding.to ? `entry ${finding.from}` : `entries ${finding.from}–${finding.to}`
}

function table(lines: string[][]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
