import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { toHex } from '@prumo/verify/bytes'
import { type Head, parseCheckpoint, parseNote } from '@prumo/verify/checkpoint'

/** Signed heads kept in files: what the log once said of itself, where whoever owns the database does not write. */
export type HeadFolder = {
  keep(organizationId: string, head: { checkpoint: string; verifierKey: string }): Promise<void>
  /** The head that was kept last; `undefined` where there is none. Throws where what is kept is no checkpoint. */
  last(organizationId: string): Promise<Head | undefined>
}

const lastName = 'latest.checkpoint'

/**
 * A folder for each organization: a file for each head, `<size>-<beginning of the root>.checkpoint`, the last one again
 * as `latest.checkpoint`, and the key by which they are checked, `verifier-key`.
 */
export function headFolder(folder: string): HeadFolder {
  return {
    keep: async (organizationId, { checkpoint, verifierKey }) => {
      const ofOrganization = join(folder, organizationId)
      await mkdir(ofOrganization, { recursive: true, mode: 0o700 })
      const { size, root } = headOf(checkpoint)
      await write(join(ofOrganization, 'verifier-key'), `${verifierKey}\n`)
      await write(
        join(ofOrganization, `${String(size).padStart(12, '0')}-${toHex(root).slice(0, 16)}.checkpoint`),
        checkpoint,
      )
      await write(join(ofOrganization, lastName), checkpoint)
    },
    last: async (organizationId) => {
      const checkpoint = await readFile(join(folder, organizationId, lastName), 'utf8').catch(whenMissing)
      return checkpoint === undefined ? undefined : headOf(checkpoint)
    },
  }
}

const headOf = (checkpoint: string) => parseCheckpoint(parseNote(checkpoint).text)

/** The whole text or, after a crash, what was there before. */
async function write(path: string, text: string): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
