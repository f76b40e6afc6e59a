import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { NotUnderstood } from './finding.mjs'

/** @typedef {import('./headFiles.mjs').KeptFile} KeptFile */

/**
 * Every file below a folder, or the one file that it is. Links are followed; what is neither file nor folder, an empty
 * folder, and one that holds
 * itself are not understood.
 * @param {string} path
 * @returns {KeptFile[]}
 */
export const headFilesBelow = (path) => below(path, basename(path), [])

/**
 * @param {string} path
 * @param {string} name
 * @param {readonly string[]} within the folders around it
 * @returns {KeptFile[]}
 */
function below(path, name, within) {
  const kind = kindOf(path)
  if (kind === undefined)
    throw new NotUnderstood(within.length > 0 ? 'headFile' : 'file', within.length > 0 ? name : path)
  if (kind === 'file') return [{ name, bytes: readFileSync(path) }]
  const folder = realpathSync(path)
  const names = readdirSync(path).sort()
  if (names.length === 0 || within.includes(folder)) throw new NotUnderstood('headFolder', path)
  const inFolder = within.length > 0 ? `${name}/` : ''
  return names.flatMap((child) => below(join(path, child), inFolder + child, [...within, folder]))
}

/** @param {string} path @returns {'file' | 'folder' | undefined} */
function kindOf(path) {
  try {
    const found = statSync(path)
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : undefined
  } catch {
    return undefined
  }
}
