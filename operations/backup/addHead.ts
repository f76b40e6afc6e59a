import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { headIn } from './headIn'
import type { ArchiveEntry } from './tarOf'
import { whole } from './writeData'

/** Keeps a head, unless one is there under that name: what was published since is never written over. */
export async function addHead(folder: string, { name, content }: ArchiveEntry): Promise<boolean> {
  const head = headIn(name)
  if (!head) return false
  const home = join(folder, head.organizationId)
  const path = join(home, head.file)
  if (existsSync(path)) return true
  await mkdir(home, { recursive: true, mode: 0o700 })
  const bytes = await buffer(content as AsyncIterable<Uint8Array>)
  await whole(path, (unfinished) => writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600 }))
  return true
}
