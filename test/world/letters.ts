import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Person } from './person'

/** The letters in the outbox of this data folder, oldest first, with soft line breaks and escapes undone. */
export async function letters(folder: string): Promise<string[]> {
  const outbox = join(folder, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const written = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return written.map((letter) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
}

/** The letters with a link that sets a new password. */
export const recoveryLetters = async (folder: string): Promise<string[]> =>
  (await letters(folder)).filter((letter) => letter.includes('recovery='))

/** The one-time code of the last recovery mail. */
export async function recoveryCode(folder: string): Promise<string> {
  return (await recoveryLetters(folder)).at(-1)?.match(/recovery=([\w-]+)/)?.[1] ?? ''
}

/** Letters that were mailed to this address, with links that prove it. */
export const proofLetters = async (folder: string, email: string): Promise<string[]> =>
  (await letters(folder)).filter((letter) => letter.includes(`To: ${email}`) && /proof\?code=/.test(letter))

/** The code of the last link that proves this address. It is mailed once whoever caused it is answered. */
export async function proofCode(folder: string, email: string): Promise<string> {
  const last = async () => (await proofLetters(folder, email)).at(-1) ?? ''
  // Also before the first test, where nothing may be polled by an expectation.
  const letter = await vi.waitUntil(last, { timeout: 30_000 })
  return /proof\?code=([\w-]+)/.exec(letter)?.[1] ?? ''
}

/** Opens the link that this person was mailed. Whoever has not is mailed nothing else. */
export async function proveAddress(folder: string, person: Person): Promise<void> {
  await person.act('ProveEmail', { code: await proofCode(folder, person.email) })
}
