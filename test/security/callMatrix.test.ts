import type { Level } from '@prumo/contracts/access'
import { type CallName, calls, needOfCall } from '@prumo/contracts/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { ofCall } from '../adversary/calls'
import { sendAs } from '../adversary/send'
import { type StageIds, signedInCookie, thingsOf } from '../adversary/stage'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { profileAt } from './scene'
import { allowed, expectedFor, isDenial, standings } from './standings'

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const theWorld = await world()
/** One in which time goes on until a trial has ended. */
const endedWorld = await world({}, clock)

type Who = keyof typeof cookies
const cookies = {
  anonymous: '',
  otherOrganization: '',
  noAccess: '',
  viewOnly: '',
  editOnly: '',
  typedPassword: '',
  endedTrial: '',
  founder: '',
}
const everyone = Object.keys(cookies) as Who[]
let ids: StageIds
let idsOfEnded: StageIds

beforeAll(async () => {
  const founder = await theWorld.founder()
  const colleague = async (level: Level, licence: 'creator' | 'viewer' = 'creator') =>
    theWorld.colleague(founder, licence, await profileAt(founder, level))
  const people = {
    founder,
    otherOrganization: await theWorld.founder(),
    noAccess: await colleague('noAccess', 'viewer'),
    viewOnly: await colleague('viewOnly', 'viewer'),
    editOnly: await colleague('editOnly'),
    typedPassword: await theWorld.newcomer(founder, 'viewer'),
  }
  const { noAccess, viewOnly, editOnly, typedPassword } = people
  ids = await thingsOf(theWorld, founder, [noAccess, viewOnly, editOnly, typedPassword])
  for (const [name, person] of Object.entries(people)) cookies[name as Who] = await signedInCookie(person)
  const late = await endedWorld.founder()
  idsOfEnded = await thingsOf(endedWorld, late, [])
  clock.ahead = 15.01 * 86_400_000
  cookies.endedTrial = await signedInCookie(late)
})

/** It ends the session of whoever makes it. */
const ending: CallName = 'logout'
const others = (Object.keys(calls) as CallName[]).filter((name) => name !== ending)

async function outcome(name: CallName, who: Who): Promise<string> {
  const target = ofCall(name)
  const [{ prumo }, named] = who === 'endedTrial' ? [endedWorld, idsOfEnded] : [theWorld, ids]
  // What somebody sends is theirs: each sends a file of their own.
  const input = target.inputOf({ ...named, fileId: name === 'sendFile' ? fresh() : named.fileId })
  const { status, code } = await sendAs(prumo.url, cookies[who], { target, input })
  expect(status).toBeLessThan(500)
  return isDenial(code) ? `${status} ${code}` : allowed
}

describe('Every call, made by everyone', () => {
  it.each(others)('ORG-09 API-10 is answered by its need: %s', async (name) => {
    const { query, body } = ofCall(name).inputOf(ids)
    const need = needOfCall(calls[name], { ...query, ...body })
    for (const who of everyone)
      expect([who, await outcome(name, who)]).toEqual([who, expectedFor(standings[who], need)])
  })

  it('ORG-09 lets everybody sign out, last of all', async () => {
    for (const who of everyone) expect(await outcome(ending, who)).toBe(allowed)
    expect(await outcome('readCompany', 'founder')).toBe('401 access.signIn')
  })
})
