import { beforeAll, describe, expect, it } from 'vitest'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const crowd = 26

let ana: Person
let others: Person[]
beforeAll(async () => {
  ana = await theWorld.founder()
  others = []
  for (let number = 0; number < 20; number++) others.push(await theWorld.founder())
})

/** Each makes the server hash a password for the one person who asks. */
const hashing = {
  DeleteMyAccount: () => ({ reason: 'Mudei de empresa', password: 'Errada-00' }),
  ChangePassword: () => ({ currentPassword: 'Errada-00', password: 'Outro-prumo-77' }),
  Reauthenticate: () => ({ password: 'Errada-00' }),
  AddUser: () => ({
    userId: crypto.randomUUID(),
    licence: 'viewer',
    profileId: null,
    name: 'Bia',
    lastName: 'Rocha',
    email: `bia-${crypto.randomUUID()}@obra.example`,
    password: aPassword,
    language: 'en',
  }),
}

describe('Hashing passwords', () => {
  it.each(Object.keys(hashing) as (keyof typeof hashing)[])(
    'T34 leaves 20 people to sign in while it is done 26 times at once for another: %s',
    async (type) => {
      const attempts = Array.from({ length: crowd }, () => ana.attempt(type, hashing[type]()))
      const signedIn = await Promise.all(others.map((person) => person.signIn()))
      expect(signedIn.map(({ status }) => status)).toEqual(Array(20).fill(200))
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(Math.max(...statuses)).toBeLessThan(500)
    },
  )

  it('T34 goes on for a person whose turns were too many', async () => {
    expect((await ana.attempt('Reauthenticate', { password: aPassword })).status).toBe(200)
  })
})
