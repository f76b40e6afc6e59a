import { canonicalJson } from '../../../prumo-verify/entry.mjs'
import { type Fields, fileOf, type LogExport } from '../signedLog'

/** Where the first thing that is wrong has to be found; `from` and `to` as FORMAT.md has them. */
export type Finding = { check: string; from: number | null; to: number | null }
export type Outcome = 'good' | 'older' | 'notUnderstood' | Finding
/**
 * What stands below the folder that is given as `--heads`, by path: a file, a link to a path beside it, or an empty
 * folder.
 */
export type HeadFiles = Record<string, string | Uint8Array | { link: string } | { empty: true }>

/**
 * A file that somebody made or altered, or an honest one, what it is held against, and what every verifier has to say
 * of it.
 */
export type Sample = {
  /** What is done, in a few words: several samples may do it in several ways. */
  kind: string
  name: string
  file: Uint8Array
  keys: readonly string[]
  heads: HeadFiles
  outcome: Outcome
}
type Against = { keys?: readonly string[]; heads?: HeadFiles }

export const sample = (
  kind: string,
  name: string,
  file: string | Uint8Array | LogExport,
  outcome: Outcome,
  { keys = [], heads = {} }: Against = {},
): Sample => ({ kind, name, file: bytesOf(file), keys, heads, outcome })

const bytesOf = (file: string | Uint8Array | LogExport) =>
  file instanceof Uint8Array ? file : Buffer.from(typeof file === 'string' ? file : fileOf(file))

/** Something is wrong with one entry. */
export const at = (check: string, index: number): Finding => ({ check, from: index, to: index })
/** Something is wrong with no entry in particular. */
export const bare = (check: string): Finding => ({ check, from: null, to: null })

export const lineOf = (value: Fields) => `${canonicalJson(value)}\n`
