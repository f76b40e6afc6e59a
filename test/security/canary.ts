import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text in all forms that may be stored: plain, percent-encoded, hexadecimal, UTF-16, and base64 at any offset. */
function formsOf(text: string): Map<string, Buffer> {
  const bytes = Buffer.from(text)
  const utf16 = Buffer.from(text, 'utf16le')
  const forms = new Map<string, Buffer>([
    ['plain', bytes],
    ['percent-encoded', Buffer.from(encodeURIComponent(text))],
    ['hexadecimal', Buffer.from(bytes.toString('hex'))],
    ['UTF-16 LE', utf16],
    ['UTF-16 BE', Buffer.from(utf16).swap16()],
  ])
  for (const before of [0, 1, 2]) forms.set(`base64 from ${before}`, Buffer.from(base64Within(bytes, before)))
  return forms
}

/** What of a text's base64 does not depend on what stands around it, when so many bytes of a group stand before. */
const base64Within = (bytes: Buffer, before: number) =>
  Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '')
    .slice(before === 0 ? 0 : before + 1, -2)

/** Which of these texts the bytes hold, and how. Case counts in names; e-mails and hexadecimal are in lower case. */
export function tracesIn(bytes: Buffer, texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...formsOf(text)].flatMap(([form, looked]) => (bytes.includes(looked) ? [`${text} (${form})`] : [])),
  )
}

/** The same in every file of a folder. */
export async function tracesInFolder(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    found.push(...tracesIn(bytes, texts).map((trace) => `${path}: ${trace}`))
  }
  return found
}
