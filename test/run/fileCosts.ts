import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test file took of the machine: CPU seconds of its process and of those that it began. */
export type FileCost = { file: string; seconds: number }

/** Where the files of a run write what they took. */
export const costsIn = (folder: string) => join(folder, 'costs.jsonl')

/** The cost of each file, once all have run. */
export const fileCosts = (folder: string): FileCost[] =>
  existsSync(costsIn(folder))
    ? readFileSync(costsIn(folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as FileCost)
    : []
