import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from './member'

const mostTries = 600

/** Opens the link that each of these people was mailed. No mail leaves: what lies in the outbox goes at the end. */
export async function proveAddresses(members: readonly Member[], outbox: string): Promise<void> {
  for (const { email, browser } of members) await browser.act('ProveEmail', { code: await codeTo(email, outbox) })
}

/** Letters are written once whoever caused them is answered. */
async function codeTo(email: string, outbox: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    for (const name of (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))) {
      const letter = await readFile(join(outbox, name), 'utf8')
      const code = letter.replace(/=\r?\n/g, '').match(/proof\?code=(?:3D)?([\w-]{43})/)?.[1]
      if (code && letter.includes(`To: ${email}`)) return code
    }
    await pause(50)
  }
  throw new Error(`the demonstration had no letter to ${email}`)
}
