import type { Feature } from '@prumo/contracts/access'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aGuardedProject, type GuardedFact, type GuardedProject, guardedFacts } from './aGuardedProject'

// It stands still: no figure changes because a day has ended.
const { clock } = movedClock(new Date('2026-03-12T12:00:00Z'))
const { founder, colleague, project } = await world({}, clock)

const columns = [...figureColumns.keys()]
const halves = [columns.slice(0, 32), columns.slice(32)]
/** So many that all are reckoned within one answer: nobody waits for the keeper. */
const pitches = ['Adutora', 'Barragem', 'Cais', 'Dique']

const places = pitches.length
const roles = fc.array(fc.constantFrom('none', 'stakeholder', 'team', 'manager'), {
  minLength: places,
  maxLength: places,
})
const guarded = ['tasks', 'finance', 'risks', 'canvas'] as const satisfies readonly Feature[]
const member = fc.record({
  licence: fc.constantFrom('editor', 'viewer', 'creator'),
  roles,
  closed: fc.subarray([...guarded]),
  auditor: fc.boolean(),
})
type Member = typeof member extends fc.Arbitrary<infer M> ? M : never
const change = fc.record({
  place: fc.nat(places - 1),
  fact: fc.constantFrom(...guardedFacts),
  choice: fc.integer({ min: 0, max: 40 }),
})
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never
const changes = fc.array(change, { minLength: 6, maxLength: 12 })
const story = fc.record({ members: fc.array(member, { minLength: 2, maxLength: 2 }), before: changes, after: changes })

/** What a fact needs besides a role in its project. */
const needs: Record<GuardedFact, readonly Feature[]> = {
  work: ['tasks'],
  money: ['finance'],
  risks: ['risks', 'canvas'],
  itself: [],
}

const maySee = ({ roles: held, closed }: Member, { place, fact }: Change) =>
  held[place] !== 'none' && !needs[fact].some((feature) => (closed as readonly Feature[]).includes(feature))

/** All that is answered to somebody across projects. */
async function answersTo(who: Person) {
  const analyses = await Promise.all(halves.map((half) => who.inquire('projectAnalysis', { columns: half })))
  const healths = await Promise.all([1, 6].map((limit) => who.inquire('projectHealth', { limit })))
  const replies = [...analyses, ...healths]
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  return replies.map(({ body }) => body)
}

/** Somebody with this licence, these roles and these rights. */
async function join(ana: Person, projects: readonly GuardedProject[], given: Member): Promise<Person> {
  const who = await colleague(ana, given.licence)
  for (const [place, { projectId }] of projects.entries()) {
    const role = given.roles[place]
    if (role === 'none' || role === undefined) continue
    const as: 'team' | 'stakeholder' = role === 'stakeholder' ? 'stakeholder' : 'team'
    await ana.act('ShareProject', { projectId, email: who.email, as: [as] })
    if (role === 'manager') await ana.act('AppointManager', { projectId, userId: who.userId })
  }
  const lost = Object.fromEntries(given.closed.map((feature) => [feature, 'noAccess' as const]))
  await giveRights(ana, who, given.auditor ? lost : { ...lost, actionLog: 'viewOnly' })
  return who
}

it('POR-04 POR-05 ORG-09 whoever may not see a fact is answered the same across projects, whatever it is', {
  timeout: 3_600_000,
}, async () => {
  let [seen, unseen] = [0, 0]
  await fc.assert(
    fc.asyncProperty(story, async ({ members, before, after }) => {
      const ana = await founder()
      const projects: GuardedProject[] = []
      for (const pitch of pitches) projects.push(await aGuardedProject(ana, project, pitch))
      const alter = ({ place, fact, choice }: Change) => projects[place]?.alter[fact](choice)
      for (const given of before) await alter(given)
      for (const given of members) {
        const who = await join(ana, projects, given)
        const answers = await answersTo(who)
        const hidden = after.filter((each) => !maySee(given, each))
        for (const each of hidden) await alter(each)
        expect(await answersTo(who)).toEqual(answers)
        unseen += hidden.length
        for (const each of after.filter((fact) => maySee(given, fact))) await alter(each)
        if (JSON.stringify(await answersTo(who)) !== JSON.stringify(answers)) seen++
      }
    }),
    { numRuns: times(3, 40), endOnFailure: true },
  )
  // Much was hidden; and what they may see does change what they are answered.
  expect(unseen).toBeGreaterThan(0)
  expect(seen).toBeGreaterThan(0)
})
