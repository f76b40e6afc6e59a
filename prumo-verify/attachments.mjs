import { createHash } from 'node:crypto'
import { createReadStream, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Bad } from './finding.mjs'

/** @typedef {import('./verifyReceipt.mjs').Attachment} Attachment */

/**
 * Looks in a folder for the files that were signed. Answers those that are not there; a file with an attachment's name
 * that is another is bad.
 * @param {readonly Attachment[]} attachments
 * @param {string} folder
 * @returns {Promise<Attachment[]>}
 */
export async function missingAttachments(attachments, folder) {
  const found = new Map()
  for (const path of filesIn(folder)) found.set(await hashOf(path), basename(path))
  const names = new Set(found.values())
  const missing = attachments.filter(({ sha256 }) => !found.has(sha256))
  const namesake = missing.find(({ name }) => names.has(name))
  if (namesake) throw new Bad('attachment', { name: namesake.name })
  return missing
}

/** @param {string} path */
async function hashOf(path) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
