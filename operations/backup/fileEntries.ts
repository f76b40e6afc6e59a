import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileKey } from './fileKeyIn'
import type { ArchiveEntry } from './tarOf'
import { whereMissing } from './whereMissing'

const shard = /^[0-9a-f]{2}$/

/** What people have attached, as the data folder has it. What is removed meanwhile is left out. */
export async function* fileEntries(folder: string): AsyncGenerator<ArchiveEntry> {
  for await (const { key, path } of filesIn(folder)) {
    const file = await open(path).catch(whereMissing)
    if (!file) continue
    try {
      yield { name: `files/${key}`, size: (await file.stat()).size, content: bytesOf(file) }
    } finally {
      await file.close()
    }
  }
}

/** Each attached file that there is now. */
export async function* filesIn(folder: string): AsyncGenerator<{ key: string; path: string }> {
  for (const name of (await readdir(folder).catch(whereMissing)) ?? [])
    if (shard.test(name))
      for (const key of await readdir(join(folder, name)))
        if (isFileKey(key)) yield { key, path: join(folder, name, key) }
}

const bytesOf = (file: FileHandle) => file.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>
