import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { canonicalJson } from '../../prumo-verify/entry.mjs'
import { linesOf } from '../../prumo-verify/lines.mjs'
import { verdictOn } from '../../prumo-verify/verdictOn.mjs'
import { isPdf, verdictOnPdf } from '../../prumo-verify/verdictOnPdf.mjs'
import { alteredPdf, honestPdf, pdfForgeries, pdfOfSomethingElse } from './pdfForgeries'
import {
  anApproval,
  aSignedLog,
  exportOfAll,
  exportOfSome,
  fileOf,
  headOf,
  receiptOf,
  verifierKeyOf,
} from './signedLog'
import { everyTamper, type Tamper } from './tampers'

type Verdict = { verdict: string; finding: { check: string; from: number | null; to: number | null } | null }

const program = fileURLToPath(new URL('verify.py', import.meta.url))
const absent = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status !== 0
const why = absent ? ' (skipped: no python3 of 3.9 or newer here)' : ''
const folder = mkdtempSync(join(tmpdir(), 'prumo-verify-py-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What it says of each tamper; those that are held against the same are judged by one run. */
const saidOfTampers = absent ? new Map<string, Verdict>() : new Map(runsOf(everyTamper).flatMap(saidInOneRun))

describe('AUD-01 A second verifier, which shares no line with the first,', () => {
  it.skipIf(absent).each(everyTamper.map((tamper) => [tamper.name, tamper] as const))(
    `says the same of a log: %s${why}`,
    async (name, { file, keys, heads, finds }) => {
      const verdict = saidOfTampers.get(name)
      expect(verdict).toEqual(await inNode(Buffer.from(file), keys, heads))
      expect(verdict?.finding ?? null).toEqual(finds)
    },
  )

  it.skipIf(absent)(`says the same of every size of a log, whole and in part${why}`, async () => {
    const logs = Array.from({ length: 40 }, (_, size) => aSignedLog('organization', size + 1))
    const files = logs.flatMap((log, nth) => {
      const sizes = [...new Set([Math.ceil((nth + 1) / 3), Math.ceil((nth + 1) / 2), nth + 1])]
      return [exportOfAll(log, sizes), exportOfSome(log, sizes, [0, nth].slice(nth === 0 ? 1 : 0))].map(fileOf)
    })
    const verdicts = inPython(files.map((file) => Buffer.from(file)))
    expect(verdicts.every(({ verdict }) => verdict === 'good')).toBe(true)
    for (const file of files) expect((await inNode(Buffer.from(file))).verdict).toBe('good')
  })

  it.skipIf(absent)(`says the same of a receipt and an export with any one byte altered${why}`, async () => {
    const log = aSignedLog('organization', 9)
    const content = canonicalJson({ title: 'Termo' })
    const signed = { ...log, events: log.events.with(4, anApproval('organization', 4, content)) }
    const receipt = Buffer.from(`${canonicalJson(receiptOf(signed, 4, 9, content))}\n`)
    const some = Buffer.from(fileOf(exportOfSome(signed, [3, 9], [2, 5])))
    const files = [...alteredEach(receipt, 17), ...alteredEach(some, 41)]
    const verdicts = inPython(files, [verifierKeyOf(log)], [headOf(signed, 9)])
    const verdictsInNode = await Promise.all(
      files.map((file) => inNode(file, [verifierKeyOf(log)], [headOf(signed, 9)])),
    )
    expect(verdicts).toEqual(verdictsInNode)
    expect(verdicts.filter(({ verdict }) => verdict === 'good')).toEqual([])
  })

  it.skipIf(absent)(`P6 says the same of PDFs, honest, altered and forged${why}`, async () => {
    const pdfs = [honestPdf, alteredPdf, pdfOfSomethingElse, ...pdfForgeries.map(([, pdf]) => pdf)]
    const verdicts = inPython(pdfs)
    expect(verdicts).toEqual(await Promise.all(pdfs.map((pdf) => inNode(new Uint8Array(pdf)))))
    expect(verdicts.map(({ verdict }) => verdict).slice(0, 3)).toEqual(['good', 'bad', 'notUnderstood'])
  })

  /** RFC 8032 section 7.1, test 3. */
  it.skipIf(absent)(`verifies Ed25519 as the standard says${why}`, () => {
    const key = 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025'
    const signature =
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a'
    const script = `import verify; f = bytes.fromhex; k, s = f('${key}'), f('${signature}')
print(verify.verify_ed25519(k, f('af82'), s), verify.verify_ed25519(k, f('af83'), s),
  verify.verify_ed25519(k, f('af82'), s[:32] + (int.from_bytes(s[32:], 'little') + verify.L).to_bytes(32, 'little')))`
    const { stdout } = spawnSync('python3', ['-B', '-c', script], { encoding: 'utf8', cwd: join(program, '..') })
    expect(stdout).toBe('True False False\n')
  })
})

function runsOf(tampers: readonly Tamper[]): Tamper[][] {
  const runs = new Map<string, Tamper[]>()
  for (const tamper of tampers) {
    const against = [...tamper.keys, ...tamper.heads].join()
    runs.set(against, [...(runs.get(against) ?? []), tamper])
  }
  return [...runs.values()]
}

function saidInOneRun(tampers: Tamper[]): [string, Verdict][] {
  const files = tampers.map(({ file }) => Buffer.from(file))
  const verdicts = inPython(files, tampers[0]?.keys, tampers[0]?.heads)
  return tampers.flatMap(({ name }, nth) => (verdicts[nth] ? [[name, verdicts[nth]]] : []))
}

function inPython(
  files: readonly Uint8Array[],
  keys: readonly string[] = [],
  heads: readonly string[] = [],
): Verdict[] {
  const kept = (name: string, bytes: string | Uint8Array) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const given = [
    ...keys.flatMap((key) => ['--key', key]),
    ...heads.flatMap((note, nth) => ['--heads', kept(`head-${nth}`, note)]),
    ...files.map((file, nth) => kept(`file-${nth}`, file)),
  ]
  const { stdout, stderr } = spawnSync('python3', ['-B', program, ...given], { encoding: 'utf8', maxBuffer: 1 << 26 })
  expect(stderr).toBe('')
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

async function inNode(file: Uint8Array, keys: readonly string[] = [], heads: readonly string[] = []): Promise<Verdict> {
  try {
    const published = heads.map((note) => ({ note, source: 'mail' }))
    const trust = { keys, heads: published }
    const { verdict, finding } = await (isPdf(file) ? verdictOnPdf(file, trust) : verdictOn(linesOf([file]), trust))
    return { verdict, finding: finding && { check: finding.check, from: finding.from, to: finding.to } }
  } catch (error) {
    expect(error).toMatchObject({ name: 'NotUnderstood' })
    return { verdict: 'notUnderstood', finding: null }
  }
}

/** The file with one bit changed, at every so many bytes. */
const alteredEach = (bytes: Uint8Array, every: number): Uint8Array[] =>
  Array.from({ length: Math.floor(bytes.length / every) }, (_, nth) => {
    const changed = Uint8Array.from(bytes)
    changed[nth * every] = (changed[nth * every] ?? 0) ^ (1 << (nth % 8))
    return changed
  })
