import type { Feature, Level, Need } from '@prumo/contracts/access'
import { type Confidential, confidentialIn, type GuardedFeature } from '@prumo/contracts/confidential'
import { type CommandType, commands, needs } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { untilWhole } from '../given/untilWhole'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'
import { giveRights } from './giveRights'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const risk = {
  riskType: 'threat',
  strategy: 'accept',
  probability: 'low',
  impact: 'high',
  probabilityAfter: 'low',
  impactAfter: 'low',
} as const
const values: Record<string, unknown> = { plannedCents: 5_000, realizedCents: 6_000, hourCents: 7_000, risk }

let ana: Person
let projectId: string
let areas: Record<'product' | 'risks' | 'benefits', string>
let stepId: string
let bia: Person

beforeAll(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  stepId = await firstStepOf(ana, projectId)
  const laid = await ana.ask('canvas', { projectId })
  const areaOf = (name: string) => laid.areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
  areas = { product: areaOf('product'), risks: areaOf('risks'), benefits: areaOf('benefits') }
  bia = await theWorld.colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
})

/** The colleague, with every right but this one, which reaches so far. */
async function withRight(feature: 'finance' | 'risks', level: Level): Promise<Person> {
  await giveRights(ana, bia, { [feature]: level })
  return bia
}

async function added(changes: object = {}, areaId = areas.product): Promise<string> {
  const cardId = fresh()
  await ana.act('AddCard', { projectId, cardId, areaId, title: `Cartão ${cardId}`, ...changes })
  return cardId
}
async function addedTask(): Promise<string> {
  const taskId = fresh()
  await ana.act('AddTask', { projectId, taskId, stepId, title: `Tarefa ${taskId}`, ...dates, hourCents: 8_500 })
  return taskId
}
const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()

/** What each command that may write confidential fields is sent, without them. */
const plain: Partial<Record<CommandType, () => Promise<object>>> = {
  AddCard: async () => ({ projectId, cardId: fresh(), areaId: areas.product, title: fresh() }),
  ChangeCard: async () => ({ projectId, cardId: await added({ plannedCents: 1, risk }) }),
  AddTask: async () => ({ projectId, taskId: fresh(), stepId, title: fresh(), ...dates }),
  AddOrChangeTask: async () => ({ projectId, taskId: await addedTask(), stepId, title: fresh(), ...dates }),
  ChangeTask: async () => ({ projectId, taskId: await addedTask() }),
}
/** Each confidential field, also among what was seen: whoever may not know it would learn it by guessing. */
const fieldsIn = (part: Confidential | undefined, path: string[] = []): [string[], GuardedFeature][] =>
  Object.entries(part?.fields ?? {}).flatMap(([name, inner]) =>
    inner.guard ? [[[...path, name], inner.features[0] ?? 'finance']] : fieldsIn(inner, [...path, name]),
  )
/** A command that takes this right as a whole is refused as a whole, whatever it says. */
const isOf = (type: CommandType, feature: GuardedFeature) =>
  (needs[type] as Need & { feature?: Feature }).feature === feature
const written = (Object.keys(commands) as CommandType[]).flatMap((type) =>
  fieldsIn(confidentialIn(commands[type]))
    .filter(([, feature]) => !isOf(type, feature))
    .map(([path, feature]) => [type, path.join('.'), feature] as const),
)
const atPath = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

describe('T9 ORG-09 whoever writes an amount or a risk', () => {
  it.each(written)('may edit them, or is refused, and leaves no event: %s %s', async (type, path, feature) => {
    const field = path.split('.').at(-1) ?? ''
    const data = (await plain[type]?.()) ?? expect.fail(`an example of ${type} is missing`)
    for (const level of ['noAccess', 'viewOnly'] as const) {
      const person = await withRight(feature, level)
      const before = await log.head()
      for (const value of [values[field], null])
        expect(codeOf(await person.attempt(type, { ...data, ...atPath(path, value) }))).toBe('403 access.noPermission')
      expect(await log.head()).toBe(before)
    }
    const person = await withRight(feature, 'editOnly')
    expect(codeOf(await person.attempt(type, { ...data, ...atPath(path, values[field]) }))).toBe('200')
  })
})

describe('T9 whoever sees no amounts and no risks', () => {
  it('saves all else of a card and of a task, and erases nothing', async () => {
    const [cardId, taskId] = [await added({ plannedCents: 5_000, realizedCents: 6_000, risk }), await addedTask()]
    for (const feature of ['finance', 'risks'] as const) {
      const [person, title] = [await withRight(feature, 'noAccess'), fresh()]
      await person.act('ChangeCard', { projectId, cardId, title, description: 'Revisto', plannedOn: '2026-03-02' })
      await person.act('ChangeTask', { projectId, taskId, title, progress: 40, estimatedMinutes: 60 })
      const [card, task] = [await ana.ask('card', { projectId, cardId }), await ana.ask('task', { projectId, taskId })]
      expect(card).toMatchObject({ title, plannedCents: 5_000, realizedCents: 6_000, risk })
      expect(task).toMatchObject({ title, progress: 40, hourCents: 8_500 })
    }
  })

  it('deletes and restores with all that was there', async () => {
    const [cardId, taskId] = [await added({ plannedCents: 5_000, risk }), await addedTask()]
    const person = await withRight('finance', 'noAccess')
    await person.act('DeleteCard', { projectId, cardId, reason: 'Engano' })
    await person.act('RestoreCard', { projectId, cardId, areaId: areas.product })
    await person.act('DeleteTask', { projectId, taskId })
    await person.act('RestoreTask', { projectId, taskId, stepId: null })
    expect(await ana.ask('card', { projectId, cardId })).toMatchObject({ plannedCents: 5_000, risk })
    expect(await ana.ask('task', { projectId, taskId })).toMatchObject({ hourCents: 8_500 })
  })

  it('is not told by a refusal, nor by its absence, what stands there', async () => {
    const blind = await withRight('risks', 'noAccess')
    const moves = []
    for (const cardId of [await added({ risk }), await added()])
      moves.push(
        codeOf(await blind.attempt('MoveCard', { projectId, cardId, areaId: areas.risks, beforeCardId: null })),
      )
    expect(moves).toEqual(['409 card.riskMissing', '409 card.riskMissing'])

    const withoutAmounts = await withRight('finance', 'noAccess')
    const adds = []
    for (const changes of [{ plannedCents: 5_000 }, {}]) {
      const cardId = await added(changes)
      const { title, areaId } = await ana.ask('card', { projectId, cardId })
      adds.push(codeOf(await withoutAmounts.attempt('AddCard', { projectId, cardId, areaId, title })))
    }
    expect(adds).toEqual(['200', '200'])
    const taskId = await addedTask()
    const { title } = await ana.ask('task', { projectId, taskId })
    const again = { projectId, taskId, stepId, title, ...dates }
    expect(codeOf(await withoutAmounts.attempt('AddTask', again))).toBe('200')
  })

  it('puts back among the risks what was deleted there', async () => {
    const cardId = await added({ risk }, areas.risks)
    const blind = await withRight('risks', 'noAccess')
    await blind.act('DeleteCard', { projectId, cardId, reason: 'Engano' })
    await blind.act('RestoreCard', { projectId, cardId, areaId: areas.risks })
    expect((await ana.ask('card', { projectId, cardId })).areaName).toBe('Riscos')
  })

  it('copies a project without its hour values, and who may edit them with these', async () => {
    const taskId = await addedTask()
    const title = (await ana.ask('task', { projectId, taskId })).title
    const copied = async (level: Level) => {
      const person = await withRight('finance', level)
      const copy = aProject(fresh())
      await person.act('CreateProject', { ...copy, copyFrom: { projectId, parts: ['tasks'] } })
      await untilWhole(person, copy.projectId)
      const { tasks } = await person.ask('board', { projectId: copy.projectId })
      const found = tasks.find((task) => task.title === title)?.taskId ?? ''
      return (await ana.ask('task', { projectId: copy.projectId, taskId: found })).hourCents
    }
    expect(await copied('noAccess')).toBeNull()
    expect(await copied('viewOnly')).toBeNull()
    expect(await copied('editOnly')).toBe(8_500)
  })

  it('asks for a file that somebody else has sent, and is told that there is none', async () => {
    const path = `/rest/uploads?projectId=${projectId}&fileName=custos.csv`
    const sheet = new TextEncoder().encode('Título,Etapa,Início,Custo\nVala,A fazer,13/03/2026,1234\n')
    const sent = await ana.request('POST', path, sheet, { 'Content-Type': 'application/octet-stream' })
    const { uploadId } = sent.body as { uploadId: string }
    const columns = { title: 'Título', step: 'Etapa', startOn: 'Início', endOn: 'Custo' }
    const rehearsal = { projectId, mapping: { columns, extra: [], steps: {} }, formats: {} }
    const rehearsed = async (person: Person) => {
      const { status, body } = await person.request('POST', `/rest/uploads/${uploadId}/rehearsal`, rehearsal)
      return `${status} ${(body as { code?: string }).code ?? ''}`.trim()
    }
    const blind = await withRight('finance', 'noAccess')
    expect(await rehearsed(blind)).toBe('404 import.uploadUnknown')
    const started = { ...rehearsal, importId: fresh(), uploadId }
    expect(codeOf(await blind.attempt('StartImport', started))).toBe('404 import.uploadUnknown')
    expect(await rehearsed(ana)).toBe('200')
  })
})
