import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedKey } from '../checkedKey'
import type { FileStore } from '../fileStore'
import { measured } from '../measured'

/**
 * Files in a folder of this machine, or one that several share: each under its key in one of 256 folders. A content is
 * written beside them first, and moved to its place once it is on the disk; what a crash leaves half written is in
 * `incoming`, and is written over or removed with its key.
 */
export function folderFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  const homeOf = (key: string) => join(folder, checkedKey(key).slice(-2))

  return {
    put: async (key, content, size) => {
      const home = homeOf(key)
      const draft = join(incoming, key)
      const passing = measured(content, size)
      for (const needed of [incoming, home]) await mkdir(needed, { recursive: true, mode: 0o700 })
      try {
        await writeThrough(draft, passing.content)
        await rename(draft, join(home, key))
        for (const changed of [home, folder]) await reachDisk(changed)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { sha256: passing.sha256() }
    },

    open: async (key, range) => {
      const file = await openIfThere(join(homeOf(key), key))
      return file?.createReadStream(range ?? {})
    },

    remove: async (key) => {
      for (const path of [join(homeOf(key), key), join(incoming, key)]) await rm(path, { force: true })
    },
  }
}

async function writeThrough(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const { O_CREAT, O_TRUNC, O_WRONLY } = constants
  await using(await open(path, O_CREAT | O_TRUNC | O_WRONLY, 0o600), async (file) => {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  })
}

/** A new name is only as lasting as the folder that it stands in. Windows opens no folders, and needs none of this. */
async function reachDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using(await open(folder, 'r'), (file) => file.sync())
}

async function using(file: FileHandle, use: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await use(file)
  } finally {
    await file.close()
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
