import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The letters in the outbox of this data folder, oldest first, with soft line breaks and escapes undone. */
export async function letters(folder: string): Promise<string[]> {
  const outbox = join(folder, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const written = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return written.map((letter) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
}

/** The one-time code of the last recovery mail. */
export async function recoveryCode(folder: string): Promise<string> {
  return (await letters(folder)).at(-1)?.match(/recovery=([\w-]+)/)?.[1] ?? ''
}
