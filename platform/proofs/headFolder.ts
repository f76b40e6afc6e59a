import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toHex } from '@prumo/verify/bytes'
import { type Head, parseCheckpoint, parseNote } from '@prumo/verify/checkpoint'
import type { Config } from '../config'
import { UnusableFile } from '../files/unusableFile'
import { writeWhole } from '../files/writeWhole'

/** Signed heads kept in files: what the log once said of itself, where whoever owns the database does not write. */
export type HeadFolder = {
  keep(organizationId: string, head: { checkpoint: string; verifierKey: string }): Promise<void>
  /**
   * The heads of the largest tree that were kept: several only where the log was forked. Throws `UnusableFile` where
   * what is kept is no checkpoint, or not the one of its name.
   */
  largest(organizationId: string): Promise<Head[]>
  /** Every head that was kept, the smallest first. Throws as `largest` does. */
  all(organizationId: string): Promise<Head[]>
}

const lastName = 'latest.checkpoint'
const suffix = '.checkpoint'

/** Where heads are configured to be kept: in the data folder, unless another is named. */
export const headsFolderOf = ({ HEADS_FOLDER, PRUMO_DATA }: Pick<Config, 'HEADS_FOLDER' | 'PRUMO_DATA'>) =>
  HEADS_FOLDER ?? join(PRUMO_DATA, 'heads')

/**
 * A folder for each organization: a file for each head, `<size>-<beginning of the root>.checkpoint`, the last one again
 * as `latest.checkpoint`, and the key by which they are checked, `verifier-key`. Of an older copy that is laid over a
 * newer folder, `latest.checkpoint` is the older one: the largest says how far the log once went.
 */
export function headFolder(folder: string): HeadFolder {
  return {
    keep: async (organizationId, { checkpoint, verifierKey }) => {
      const ofOrganization = join(folder, organizationId)
      await mkdir(ofOrganization, { recursive: true, mode: 0o700 })
      const head = headOf(checkpoint)
      await writeWhole(join(ofOrganization, 'verifier-key'), `${verifierKey}\n`)
      await writeWhole(join(ofOrganization, nameOf(head)), checkpoint)
      await writeWhole(join(ofOrganization, lastName), checkpoint)
    },
    largest: async (organizationId) => {
      const ofOrganization = join(folder, organizationId)
      const names = await namesIn(ofOrganization)
      const most = Math.max(0, ...names.map(sizeIn))
      const chosen = names.filter((name) => name === lastName || sizeIn(name) === most)
      const heads = distinct(await Promise.all(chosen.map((name) => headIn(ofOrganization, name))))
      const size = heads.at(-1)?.size
      return heads.filter((head) => head.size === size)
    },
    all: async (organizationId) => {
      const ofOrganization = join(folder, organizationId)
      const heads: Head[] = []
      for (const name of await namesIn(ofOrganization)) heads.push(await headIn(ofOrganization, name))
      return distinct(heads)
    },
  }
}

const headOf = (checkpoint: string) => parseCheckpoint(parseNote(checkpoint).text)

const nameOf = ({ size, root }: Head) => `${String(size).padStart(12, '0')}-${toHex(root).slice(0, 16)}${suffix}`
/** 0 where the name says none. */
const sizeIn = (name: string) => Number(/^(\d{12,})-[0-9a-f]{16}\.checkpoint$/.exec(name)?.[1] ?? 0)

const namesIn = async (ofOrganization: string) =>
  (await readdir(ofOrganization).catch(whenMissing))?.filter((name) => name.endsWith(suffix)) ?? []

async function headIn(ofOrganization: string, name: string): Promise<Head> {
  const path = join(ofOrganization, name)
  const checkpoint = await readFile(path, 'utf8')
  try {
    const head = headOf(checkpoint)
    if (sizeIn(name) === 0 || name === nameOf(head)) return head
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new UnusableFile(path, 'does not hold the signed head that was kept there: put it back as it was')
}

/** The smallest first. */
function distinct(heads: readonly Head[]): Head[] {
  const byName = new Map(heads.map((head) => [nameOf(head), head]))
  return [...byName.values()].sort((left, right) => left.size - right.size)
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
