import { describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import { recoveryCode, recoveryLetters } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({ TRUST_PROXY: '1' })
const { founder, visitor, folder } = theWorld
const log = loggedEvents(theWorld.databaseUrl)

/** Somebody behind an address of their own asks for a recovery of this account. */
const askFrom = (address: string, email: string) =>
  visitor().request(
    'POST',
    '/rest/commands/RequestPasswordRecovery',
    { id: crypto.randomUUID(), data: { email, language: 'en' } },
    { 'X-Forwarded-For': address },
  )
const mailedTo = async ({ email }: Person) =>
  (await recoveryLetters(folder)).filter((letter) => letter.includes(`To: ${email}`)).length

describe('Recoveries that a stranger asks for', () => {
  it('ACC-03 from 60 addresses at once mail a few, and leave the owner’s own code good', async () => {
    const [ana, bia] = [await founder(), await founder()]
    expect((await askFrom('192.0.2.1', ana.email)).status).toBe(200)
    const ownersCode = await recoveryCode(folder)
    const before = await log.head()
    const addresses = Array.from({ length: 60 }, (_, number) => `198.51.${number}.7`)
    const replies = await Promise.all(addresses.map((address) => askFrom(address, ana.email)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mailedTo(ana)).toBe(5)
    const recorded = await log.since(before)
    expect(recorded.filter(({ type }) => type === 'PasswordRecoveryRequested')).toHaveLength(4)
    expect((await askFrom('203.0.113.9', bia.email)).status).toBe(200)
    expect(await mailedTo(bia)).toBe(1)
    await visitor().act('RecoverPassword', { code: ownersCode, password: 'Outro-prumo-77' })
    expect((await ana.signIn('Outro-prumo-77')).status).toBe(200)
  })
})
