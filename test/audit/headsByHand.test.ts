import { describe, expect, it } from 'vitest'
import { logOwner } from '../log/logOwner'
import { letters, proveAddress } from '../world/letters'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'

const most = 6
const theWorld = await world({ HEADS_PER_HOUR: String(most) })
const { founder, colleague, project } = theWorld
const { logOf } = logOwner(theWorld.databaseUrl)

const headsOf = async ({ organizationId }: Person) =>
  (await logOf(organizationId)).filter(({ type }) => type === 'LogHeadSigned').length

/** Adds something to the log and has it signed, as often as asked. */
async function signAgain(owner: Person, signer: Person, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    await project(owner)
    statuses.push((await signer.attempt('SignHead', {})).status)
  }
  return statuses
}

describe('A head that somebody has signed at once', () => {
  it('AUD-01 is signed and mailed six times in an hour for an organization, whoever asks for it', async () => {
    const ana = await founder()
    const viewer = await colleague(ana, 'viewer')
    await proveAddress(theWorld.folder, ana)
    await ana.act('ChooseHeadPlaces', { recipientIds: [ana.userId], webhookUrl: null })
    expect(await signAgain(ana, viewer, most - 1)).toEqual(Array(most - 1).fill(200))
    expect(await signAgain(ana, ana, 1)).toEqual([200])
    for (const person of [ana, viewer]) {
      const { status, body, headers } = await person.attempt('SignHead', {})
      expect([status, body.code, body.details]).toMatchObject([429, 'head.tooOften', { most }])
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
    }
    expect(await headsOf(ana)).toBe(most)
    await expect
      .poll(async () => (await letters(theWorld.folder)).filter((letter) => letter.includes('prumo-verify')).length)
      .toBe(most)

    const stranger = await founder()
    expect(await signAgain(stranger, stranger, 1)).toEqual([200])
  })

  it('AUD-01 leaves the hourly ones as they are, and is counted on after a restart', async () => {
    const ana = await founder()
    await signAgain(ana, ana, most)
    await theWorld.restart()
    await theWorld.prumo.commands.heads.look()
    const before = await headsOf(ana)
    const back = theWorld.visitor()
    await back.request('POST', '/rest/users/authenticate', { login: ana.email, password: aPassword })
    await project(back)
    await expect
      .poll(async () => {
        await theWorld.prumo.commands.heads.look()
        return headsOf(ana)
      })
      .toBe(before + 1)
    expect((await back.attempt('SignHead', {})).body.code).toBe('head.tooOften')
  })
})
