import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checks as allChecks } from '../../../prumo-verify/checks.mjs'
import { NotUnderstood } from '../../../prumo-verify/finding.mjs'
import { type KeptFile, readHeadFiles } from '../../../prumo-verify/headFiles.mjs'
import { linesOf } from '../../../prumo-verify/lines.mjs'
import { type Verdict, verdictOn } from '../../../prumo-verify/verdictOn.mjs'
import { isPdf, verdictOnPdf } from '../../../prumo-verify/verdictOnPdf.mjs'
import type { HeadFiles, Outcome, Sample } from './forgery'

/** A sample whose files stand on a disk. */
type Saved = { file: string; keys: readonly string[]; heads: string[] }

/** Writes a sample below a folder of its own. */
export function save(sample: Sample, folder: string): Saved {
  const file = join(folder, 'file')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, sample.file)
  const heads = join(folder, 'heads')
  for (const [path, what] of Object.entries(sample.heads)) {
    const place = join(heads, path)
    mkdirSync(dirname(place), { recursive: true })
    if (typeof what === 'string' || what instanceof Uint8Array) writeFileSync(place, what)
    else if ('link' in what) symlinkSync(what.link, place)
    else mkdirSync(place)
  }
  return { file, keys: sample.keys, heads: Object.keys(sample.heads).length > 0 ? [heads] : [] }
}

/**
 * The files of heads as a person picks them in a browser; nothing where there are links or empty folders, which cannot
 * be picked.
 */
export function picked(heads: HeadFiles): KeptFile[] | undefined {
  const files = Object.entries(heads).flatMap(([name, what]) =>
    typeof what === 'string' || what instanceof Uint8Array ? [{ name, bytes: Uint8Array.from(Buffer.from(what)) }] : [],
  )
  return files.length === Object.keys(heads).length ? files : undefined
}

export const outcomeOf = ({ verdict, finding }: Pick<Verdict, 'finding'> & { verdict: string }): Outcome =>
  finding ? { check: finding.check, from: finding.from, to: finding.to } : (verdict as Outcome)

/** What the modules say, some checks replaced. */
export async function inModules({ file, keys, heads }: Sample, checks = allChecks): Promise<Outcome> {
  const files = picked(heads) ?? []
  try {
    const kept = readHeadFiles(files)
    if (files.length > 0 && kept.heads.length === 0) return 'notUnderstood'
    const trust = { keys, ...kept, checks }
    return outcomeOf(await (isPdf(file) ? verdictOnPdf(file, trust) : verdictOn(linesOf([file]), trust)))
  } catch (error) {
    if (error instanceof NotUnderstood) return 'notUnderstood'
    throw error
  }
}

const python = fileURLToPath(new URL('../verify.py', import.meta.url))

/** What the second verifier says of each. */
export function inPython(saved: readonly Saved[], folder: string): Outcome[] {
  const jobs = join(folder, 'jobs')
  writeFileSync(jobs, saved.map((saved) => `${JSON.stringify(saved)}\n`).join(''))
  const options = ['-B', python, '--jobs', jobs]
  const { stdout, stderr } = spawnSync('python3', options, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (stderr !== '') throw new Error(stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => outcomeOf(JSON.parse(line)))
}
