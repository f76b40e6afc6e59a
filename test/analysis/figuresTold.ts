import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('figures.py', import.meta.url))
const isAbsent = spawnSync('python3', ['--version']).status !== 0

/** Why nothing can be told, if so. */
export const withoutPython = { absent: isAbsent, reason: 'there is no python3 here' }

export type Cells = Record<string, number | null>
/** What projects come to, by their names in the file; and sums of what has a sum, by group and currency. */
type FiguresTold = { projects: Record<string, Cells>; sums: Record<string, Record<string, Cells>> }

/** What `figures.py` says to a question. */
export function figuresTold(question: object): FiguresTold {
  const { stdout, stderr } = spawnSync('python3', ['-B', program], {
    input: JSON.stringify(question),
    maxBuffer: 2 ** 28,
  })
  if (stderr.length > 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}
