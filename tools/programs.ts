import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program of this name may be. */
export const onPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))

/** Where an application of this name may be on a Mac. */
export const macApplication = (name: string): string[] =>
  ['/Applications', join(process.env.HOME ?? '', 'Applications')].map((folder) =>
    join(folder, `${name}.app`, 'Contents', 'MacOS', name),
  )

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}
