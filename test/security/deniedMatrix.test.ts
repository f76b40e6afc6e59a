import type { Need } from '@prumo/contracts/access'
import { type CommandType, commands, needs, type QueryName, queries } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LoggedDenial, loggedEvents } from '../log/loggedEvents'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'
import { examples, questions } from './examples'
import { type Ids, profileAt, scene } from './scene'
import { isDenial } from './standings'

const clock = { time: new Date('2026-03-02T09:00:00Z'), now: () => clock.time }
const hour = 3_600_000
const pass = (ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms)
}
const theWorld = await world({ SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }, clock)
const log = loggedEvents(theWorld.databaseUrl)
const settled = () => theWorld.prumo.commands.denials.settled()

/** Whoever may do little, and what they name: others' things but for the one whose trial has ended. */
let people: { who: string; person: Person; ids: Ids }[]

beforeAll(async () => {
  const late = await theWorld.founder()
  const ofLate = await scene(theWorld, late, await theWorld.colleague(late, 'viewer'), [])
  pass(16 * 24 * hour)
  const founder = await theWorld.founder()
  const nobody = await theWorld.colleague(founder, 'viewer', await profileAt(founder, 'noAccess'))
  const stakeholder = await theWorld.colleague(founder, 'viewer')
  const worker = await theWorld.colleague(founder, 'worker')
  const ids = await scene(theWorld, founder, stakeholder, [nobody])
  people = [
    { who: 'the founder of another organization', person: await theWorld.founder(), ids },
    { who: 'somebody without rights', person: nobody, ids },
    { who: 'a stakeholder who may view', person: stakeholder, ids },
    { who: 'a worker without a role', person: worker, ids },
    { who: 'a founder whose trial has ended', person: late, ids: ofLate },
  ]
})

type Cell = { who: string; person: Person; code: string; namedIds: string[] }
type Asking = { ask: (person: Person, data: object) => Promise<Reply<ProblemBody>>; dataOf: (ids: Ids) => object }

/** Asks for it twice as each of these people, and answers who was denied it. */
async function deniedCells({ ask, dataOf }: Asking): Promise<Cell[]> {
  const cells = people.map(async ({ who, person, ids }): Promise<Cell[]> => {
    const data = dataOf(ids)
    const replies = [await ask(person, data), await ask(person, data)]
    const [code, again] = replies.map(({ body }) => body.code ?? '')
    const isDenied = code === again && isDenial(code)
    return code && isDenied ? [{ who, person, code, namedIds: idsIn(data) }] : []
  })
  return (await Promise.all(cells)).flat()
}

/** Whatever is an id, wherever it stands. */
const idsIn = (data: object) =>
  [...new Set(JSON.stringify(data).match(/(?<=")[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=")/g) ?? [])].sort()

type Resource = { kind: string; name: string }
type DenialRow = { userId: string; resource: Resource; namedIds: string[]; counts: DenialRow[] }
const dataOf = ({ data }: LoggedDenial): DenialRow => JSON.parse(data)
/** What is open of a project that is not whole, or after the trial's end, is no part of what it takes. */
const needTold = ({ inCopy: _, afterEnd: __, ...need }: Need & { inCopy?: unknown; afterEnd?: unknown }) => ({
  feature: null,
  level: null,
  only: null,
  ...need,
})

/** What is on record of this, of one person: single denials, and lines of counts. */
async function recordOf({ userId, organizationId }: Person, { kind, name }: Resource) {
  const isIt = (denial: DenialRow) =>
    denial.userId === userId && denial.resource.kind === kind && denial.resource.name === name
  const events = await log.denialsOf(organizationId)
  return {
    single: events
      .filter(({ type }) => type === 'AccessDenied')
      .map(dataOf)
      .filter(isIt),
    counted: events
      .filter(({ type }) => type === 'DenialsCounted')
      .flatMap((event) => dataOf(event).counts)
      .filter(isIt),
  }
}

/** Each of these is on record once, as what it is, and once more in the count of the hour. */
async function expectOnRecord(cells: readonly Cell[], resource: Resource, ofCommand: Need, inProjects = ofCommand) {
  await settled()
  pass(hour)
  await settled()
  for (const { who, person, code, namedIds } of cells) {
    const need = code === 'resource.unknown' ? inProjects : ofCommand
    const expected = { userId: person.userId, resource, need: needTold(need) }
    const { single, counted } = await recordOf(person, resource)
    expect(
      single.map((denial) => ({ ...denial, namedIds: [...denial.namedIds].sort() })),
      who,
    ).toEqual([expect.objectContaining({ ...expected, because: code, namedIds })])
    expect(counted, who).toEqual([expect.objectContaining({ ...expected, proof: null, count: 1 })])
  }
}

/** What a command about projects of the organization takes in each of them besides. */
const besides: Partial<Record<CommandType, Need>> = {
  MoveCustomersToRegister: needs.ChangeProjectCustomer,
  UndoCustomerMove: needs.ChangeProjectCustomer,
}

/** Whoever is signed in may ask for their own; whoever is not is told to sign in. */
const deniable = (need: Need) => ['organization', 'project', 'plan'].includes(need.of)
const commandTypes = (Object.keys(commands) as CommandType[]).filter((type) => deniable(needs[type]))
const queryNames = (Object.keys(queries) as QueryName[]).filter((name) => deniable(queries[name].need))

describe('AUD-01 The action log, once and then by number,', () => {
  it.each(commandTypes)('records whoever is denied the command %s', async (type) => {
    const cells = await deniedCells({ ask: (person, data) => person.attempt(type, data), dataOf: examples[type] })
    expect(cells.length, 'somebody is denied it').toBeGreaterThanOrEqual(2)
    await expectOnRecord(cells, { kind: 'command', name: type }, needs[type], besides[type])
  })

  it.each(queryNames)('records whoever is denied the query %s', async (name) => {
    const ask = (person: Person, data: object) => person.inquire(name, data as Record<string, unknown>)
    const cells = await deniedCells({ ask, dataOf: questions[name] })
    expect(cells.length, 'somebody is denied it').toBeGreaterThanOrEqual(2)
    await expectOnRecord(cells, { kind: 'query', name }, queries[name].need)
  })
})
