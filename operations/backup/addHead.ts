import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { writeWhole } from '@prumo/platform/files/writeWhole'
import { headIn } from './headIn'
import type { ArchiveEntry } from './tarOf'

/** Keeps a head, unless one is there under that name: what was published since is never written over. */
export async function addHead(folder: string, { name, content }: ArchiveEntry): Promise<boolean> {
  const head = headIn(name)
  if (!head) return false
  const home = join(folder, head.organizationId)
  const path = join(home, head.file)
  if (existsSync(path)) return true
  await mkdir(home, { recursive: true, mode: 0o700 })
  await writeWhole(path, await text(content as AsyncIterable<Uint8Array>))
  return true
}
