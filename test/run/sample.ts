import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFolder } from './runFolder'

/** What a run takes of the large matrices: what its checkout changed, and one eighth of the rest. */
export type Sample = {
  /** From 0 to 7. */
  eighth: number
  /** The modules whose code differs. */
  modules: string[]
  /** The sources of the client that differ. */
  sources: string[]
  /** The words in the differing lines of the matrices themselves. */
  words: string[]
}

export const parts = 8

const fileIn = (folder: string) => join(folder, 'sample.json')

export const sampleFile = fileIn

/** The sample of this run. None: all is taken. */
export const sample: Sample | undefined =
  runFolder && existsSync(fileIn(runFolder)) ? JSON.parse(readFileSync(fileIn(runFolder), 'utf8')) : undefined
