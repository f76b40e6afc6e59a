import type { Feature } from '@prumo/contracts/access'
import { beforeAll, describe, expect, it } from 'vitest'
import { anInstantBetween } from '../given/anInstantBetween'
import { isLong } from '../run/length'
import { grantPlan } from '../world/grantPlan'
import { letters } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { type Answered, crawl } from './crawl'
import { profileWith } from './giveRights'
import { scene } from './scene'
import { canary, crawledOf, type Written, writeTexts } from './writeTexts'

/** What is closed to one person after another, who takes part in the project as its manager. */
const oneByOne: readonly (readonly Feature[])[] = [
  ['canvas'],
  ['tasks', 'imports'],
  ['finance'],
  ['documents'],
  ['discussion'],
  ['customers', 'organization'],
]
/** In `npm test`, what is seldom told in each other’s answers is closed to the same person. */
const together: readonly (readonly Feature[])[] = [
  ['tasks', 'imports'],
  ['finance'],
  ['discussion'],
  ['canvas', 'documents', 'customers', 'organization'],
]
const closed = isLong ? oneByOne : together

const theWorld = await world({})
const founder = await theWorld.founder()
await grantPlan(theWorld, founder, { plan: 'corporate', seats: 20 })
const without = async (features: readonly Feature[]): Promise<Person> => {
  const changes = Object.fromEntries(features.map((feature) => [feature, 'noAccess' as const]))
  return theWorld.colleague(founder, 'creator', await profileWith(founder, changes))
}
const seer = await without([])
const people: (readonly [readonly Feature[], Person])[] = []
for (const features of closed) people.push([features, await without(features)])

let written: Written
const answersTo = new Map<Person, Answered[]>()

beforeAll(async () => {
  const everybody = [seer, ...people.map(([, person]) => person)]
  const ids = await scene(theWorld, founder, await theWorld.colleague(founder, 'viewer'), everybody)
  const midway = await anInstantBetween()
  written = await writeTexts(founder, ids, canary)
  const crawled = crawledOf(ids, written, isLong ? [midway, new Date().toISOString()] : [midway])
  for (const person of everybody) answersTo.set(person, await crawl(person, crawled, []))
}, 600_000)

/** The action log tells all that is in a project, whatever its reader may do with it elsewhere (decision 12). */
const ofLog = ['actionLog', 'projectChanges', 'logHeads', 'export csv', 'export json']
/** Whoever sees a project sees what its customer is called (decision 70); who is of a company knows what it is. */
const isDecided = (leak: string) =>
  /^ChangePartner name in (projects|project|discussion)$|^SaveCompany \w+ in (me|company|discussion)$/.test(leak)

const canariesOf = (features: readonly Feature[]) => written.texts.filter(({ feature }) => features.includes(feature))
const leaksIn = (canaries: Written['texts'], answers: readonly Pick<Answered, 'where' | 'text'>[]) => [
  ...new Set(
    answers.flatMap(({ where, text }) =>
      canaries.flatMap((written) => (text.includes(written.text) ? `${written.where} in ${where}` : [])),
    ),
  ),
]

describe('T9 the texts of a feature', () => {
  it('are written by each command that takes one, but where the scene does not let it', () => {
    expect(written.refused).toEqual(['StartImport import.uploadUnknown', 'ReturnDocument signOff.alreadyDecided'])
    expect(written.texts.length).toBeGreaterThan(100)
  })

  it('are answered to whoever sees all of it', () => {
    const everything = (answersTo.get(seer) ?? []).map(({ text }) => text).join('\n')
    const untold = written.texts.filter(({ text }) => !everything.includes(text))
    // One is looked for; the other says why a month is opened again, and nothing of another action.
    const unrecorded = ['MoveCustomersToRegister moves.0.text', 'UndoLedgerAction reason']
    expect(untold.map(({ where }) => where)).toEqual(unrecorded)
  })

  it.each(people)(
    'M3 L1 are answered to nobody to whom it is closed, but in the action log: %s',
    (features, person) => {
      const answers = (answersTo.get(person) ?? []).filter(({ where }) => !ofLog.includes(where))
      expect(answers.length).toBeGreaterThan(100)
      expect(leaksIn(canariesOf(features), answers).filter((leak) => !isDecided(leak))).toEqual([])
    },
  )

  it.each(people)('are mailed to nobody to whom it is closed: %s', async (features, { email }) => {
    const received = (await letters(theWorld.folder)).filter((letter) => letter.includes(`To: ${email}`))
    expect(received.length).toBeGreaterThan(0)
    const answers = received.map((text) => ({ where: 'a letter', text }))
    expect(leaksIn(canariesOf(features), answers)).toEqual([])
  })
})
