import { open, rename } from 'node:fs/promises'

/** Writes a file for its owner only: after a crash there is the whole text, or what was there before. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
