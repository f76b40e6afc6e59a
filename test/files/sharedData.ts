import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../shared/data/', import.meta.url))

/** Where a file or folder of the reference data lies, and why a test is skipped that needs it where it is absent. */
export function sharedData(path: string): { path: string; absent: boolean; reason: string } {
  const full = folder + path
  return { path: full, absent: !existsSync(full), reason: `the reference data ${path} is not here` }
}
