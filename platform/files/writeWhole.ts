import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file for its owner only: after a crash there is the whole text, or what was there before. Resolves once it
 * outlives a power cut. Several processes may write the same file.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  if (process.platform === 'win32') return
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}
