import { riskMeasures } from '@prumo/contracts/canvas/measures'
import { riskLevels, riskStrategiesOf, riskTypes } from '@prumo/contracts/canvas/riskAssessment'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { figuresTold, withoutPython } from './figuresTold'

const { clock, now } = movedClock(new Date('2026-03-12T12:00:00Z'))
const { founder, project } = await world({}, clock)
const columns = riskMeasures.map(({ name }) => name)

const level = fc.constantFrom(...riskLevels)
const risk = fc
  .record({
    riskType: fc.constantFrom(...riskTypes),
    probability: level,
    impact: level,
    probabilityAfter: level,
    impactAfter: level,
  })
  .map((given) => ({ ...given, strategy: riskStrategiesOf[given.riskType][0] }))
const step = fc.record({
  deed: fc.constantFrom('add', 'add', 'add', 'plain', 'assess', 'conclude', 'open', 'delete', 'restore', 'move'),
  card: fc.nat(99),
  risk,
  day: fc.integer({ min: 10, max: 14 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Place = { projectId: string; riskArea: string; otherArea: string; standing: string[]; gone: string[] }

/** The command of a step, by what there is. */
function commandOf({ deed, card, risk, day }: Step, place: Place) {
  const { projectId, riskArea, otherArea, standing, gone } = place
  const chosen = standing[card % Math.max(1, standing.length)]
  if (deed === 'add' || deed === 'plain' || chosen === undefined) {
    const cardId = fresh()
    standing.push(cardId)
    const of = deed === 'plain' ? { areaId: otherArea } : { areaId: card % 2 ? riskArea : otherArea, risk }
    return { type: 'AddCard' as const, data: { projectId, cardId, title: cardId, ...of } }
  }
  const ofCard = { projectId, cardId: chosen }
  if (deed === 'delete') {
    gone.push(chosen)
    standing.splice(standing.indexOf(chosen), 1)
    return { type: 'DeleteCard' as const, data: { ...ofCard, reason: 'Engano' } }
  }
  const back = deed === 'restore' ? gone.pop() : undefined
  if (back) {
    standing.push(back)
    return { type: 'RestoreCard' as const, data: { projectId, cardId: back, areaId: riskArea } }
  }
  if (deed === 'move') return { type: 'MoveCard' as const, data: { ...ofCard, areaId: riskArea, beforeCardId: null } }
  const concludedOn = deed === 'open' ? null : `2026-03-${day}`
  return { type: 'ChangeCard' as const, data: { ...ofCard, ...(deed === 'assess' ? { risk } : { concludedOn }) } }
}

/** Does what was drawn in a new project, and answers what was accepted. */
async function history(ana: Person, projectId: string, steps: readonly Step[]): Promise<object[]> {
  const { areas } = await ana.ask('canvas', { projectId })
  const areaOf = (name: string) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
  const place = { projectId, riskArea: areaOf('risks'), otherArea: areaOf('product'), standing: [], gone: [] }
  const deeds: object[] = []
  for (const given of steps) {
    const before = structuredClone(place)
    const command = commandOf(given, place)
    const { status, body } = await ana.attempt(command.type, command.data)
    // A card without a risk does not come among the risks.
    expect([200, 409], JSON.stringify(body)).toContain(status)
    if (status === 200) deeds.push(command)
    else Object.assign(place, before)
  }
  return deeds
}

it('POR-04 what open risks come to after random histories is what a second program makes of them', async ({ skip }) => {
  skip(withoutPython.absent, withoutPython.reason)
  const ana = await founder()
  const seed = Date.now()
  const drawn = fc.sample(fc.array(step, { minLength: 20, maxLength: 20 }), { seed, numRuns: times(4, 20) })
  const histories: Record<string, object[]> = {}
  for (const steps of drawn) {
    const projectId = await project(ana)
    histories[projectId] = await history(ana, projectId, steps)
  }
  const expected = figuresTold({ of: 'risks', on: now().slice(0, 10), histories }).projects
  const found = async () => {
    const { projects } = await ana.ask('projectAnalysis', { columns })
    return Object.fromEntries(projects.map(({ projectId, risks }) => [projectId, risks]))
  }
  await expect.poll(found, { message: `seed ${seed}` }).toEqual(expected)
})
