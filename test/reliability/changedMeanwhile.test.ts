import { type CommandType, commands } from '@prumo/contracts/index'
import { beforeAll, expect, it } from 'vitest'
import { examples } from '../security/examples'
import { type Ids, scene } from '../security/scene'
import type { Person } from '../world/person'
import { world } from '../world/world'

// Alone: the document of a company is that of one organization, and others are tried with the same examples.
const theWorld = await world({})
let ana: Person
let ids: Ids

beforeAll(async () => {
  ana = await theWorld.founder()
  ids = await scene(theWorld, ana, await theWorld.colleague(ana), [])
})

const types = Object.keys(commands) as CommandType[]
const takesSeen = (type: CommandType) => 'seen' in (commands[type].shape as object)

/** Why a command that changes something needs no word of what its sender saw. */
const needNone: Partial<Record<CommandType, string>> = {
  ChangeAnalysisView: 'it is its owner’s, and changes nothing but what a screen shows',
  ChangeDependency: 'it says what its sender saw in `was`, and so which link it means',
  ChangeGoal: 'it is its owner’s alone',
  ChangePassword: 'it names the present one',
  ChangePaymentCard: 'it begins a payment, and replaces nothing until a gateway has the other card',
  ChangeProjectStatus: 'it is one choice, made in sight of what it replaces',
  ChangeTasks: 'it is one value for all that are chosen, whatever each of them has',
  ChangeTaskView: 'it is its owner’s, and changes nothing but what a screen shows',
  ChangeUserLicence: 'it is one choice, made in sight of what it replaces',
  RenameAnalysisView: 'it is its owner’s, and changes nothing but what a screen shows',
  SaveAnalysisView: 'it adds a view, and replaces nothing',
  SaveBaseline: 'it adds a name, and replaces nothing',
  SaveImportMapping: 'a project manager alone keeps it',
}

it('every command that replaces what is written in a record takes what its sender saw there', () => {
  const replacing = types.filter((type) => /^(Change|Rename|Describe|Save|Fill)/.test(type))
  expect(replacing.filter((type) => !takesSeen(type) && !(type in needNone))).toEqual([])
  expect(Object.keys(needNone).filter((type) => takesSeen(type as CommandType))).toEqual([])
})

it.each(types.filter((type) => takesSeen(type) && type !== 'FillDocumentField'))(
  '%s is refused where somebody else was faster, and leaves no trace, until its sender has seen that',
  async (type) => {
    const data = examples[type](ids) as Record<string, unknown>
    const { shape } = (commands[type].shape as unknown as { seen: { unwrap(): { shape: object } } }).seen.unwrap()
    const fields = Object.keys(shape).filter((field) => field in data)
    // What is wanted does not stand there yet: whoever says they saw it has not seen what stands there.
    const outdated = Object.fromEntries(fields.map((field) => [field, data[field]]))
    const refused = await ana.attempt(type, { ...data, seen: outdated })
    expect(refused.body).toMatchObject({ code: 'record.changedMeanwhile', status: 409 })
    const named = refused.body.details?.fields as string[]
    expect(named.length).toBeGreaterThan(0)
    expect(fields).toEqual(expect.arrayContaining(named))
    expect((await ana.attempt(type, data)).status, 'nothing of it had happened').toBe(200)
    expect((await ana.attempt(type, { ...data, seen: outdated })).status, 'it replaces nothing any more').toBe(200)
  },
)

it('SES-15 whoever is refused is told up to where they have to read to see why', async () => {
  const { projectId, tagId } = ids
  const { position } = await ana.act('ChangeTag', { projectId, tagId, description: 'Cobertura' })
  for (const attempt of [
    { data: { projectId, tagId, description: 'Telhado', seen: { description: 'Urgente' } } },
    { data: { projectId, tagId, description: 'Telhado' }, envelope: { expectedVersion: 1 } },
  ]) {
    const refused = await ana.attempt('ChangeTag', attempt.data, attempt.envelope)
    expect([refused.status, refused.headers.get('Position')]).toEqual([409, position])
  }
})
