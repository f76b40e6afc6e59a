import { describe, expect, it } from 'vitest'
import { aThreat } from '../analysis/aRiskArea'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { rightsAt } from '../security/scene'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'

const theWorld = await world()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()

const tenItems = Array.from({ length: 10 }, (_, number) => number)

/** A project with a task that has a checklist, and a canvas with a risk, a group, and a card of that group. */
async function aSource() {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const taskId = fresh()
  await ana.act('AddTask', { projectId, taskId, stepId: await firstStepOf(ana, projectId), title: 'Armar', ...dates })
  const item = (description: string, more: object = {}) => ({
    projectId,
    taskId,
    itemId: fresh(),
    description,
    assigneeId: null,
    startOn: null,
    endOn: null,
    ...more,
  })
  const done = item('Conferir', { assigneeId: ana.userId, startOn: '2026-03-03', endOn: '2026-03-04' })
  await ana.act('AddChecklistItem', done)
  for (const number of tenItems) await ana.act('AddChecklistItem', item(`Fotografar ${number}`))
  await ana.act('TickChecklistItem', { projectId, taskId, itemId: done.itemId, done: true })
  const { areas } = await ana.ask('canvas', { projectId })
  const areaOf = (name: string) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
  const add = async (area: string, title: string, more: object = {}) => {
    const cardId = fresh()
    await ana.act('AddCard', { projectId, cardId, areaId: areaOf(area), title, ...more })
    return cardId
  }
  const group = await add('deliveryGroups', 'Fundação', { plannedCents: 120_00, realizedCents: 80_00 })
  await add('requirements', 'NBR 6118', { baseCardId: group, memberId: ana.userId, realizedOn: '2026-03-04' })
  await add('risks', 'Chuva', { risk: aThreat })
  return { ana, projectId }
}

type Parts = ('tasks' | 'canvas')[]
async function copied(person: Person, source: string, parts: Parts) {
  const projectId = fresh()
  await person.act('CreateProject', { ...aProject(projectId), copyFrom: { projectId: source, parts } })
  await expect.poll(async () => (await person.ask('project', { projectId })).copy).toBeNull()
  return projectId
}

/** A colleague with this access, in the team of the project. */
async function colleagueWith(ana: Person, projectId: string, permissions: object) {
  const profileId = fresh()
  await ana.act('CreateAccessProfile', {
    profileId,
    name: `Perfil ${profileId.slice(0, 8)}`,
    mayOwnProjects: true,
    permissions: { ...rightsAt('totalControl'), ...permissions },
  })
  const bia = await theWorld.colleague(ana, 'creator', profileId)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  return bia
}

describe('A copied project', () => {
  it('PRJ-01, TSK-06 has the checklists of its tasks: nothing is done there, nobody is assigned', async () => {
    const { ana, projectId } = await aSource()
    const copy = await copied(ana, projectId, ['tasks'])
    const [task] = (await ana.ask('board', { projectId: copy })).tasks
    const { checklist } = await ana.ask('task', { projectId: copy, taskId: task?.taskId ?? '' })
    expect(checklist.map(({ itemId: _, ...item }) => item)).toMatchObject([
      { description: 'Conferir', done: false, assigneeId: null, startOn: '2026-03-03', endOn: '2026-03-04' },
      ...tenItems.map((number) => ({ description: `Fotografar ${number}`, done: false, startOn: null, endOn: null })),
    ])
  })

  it('PRJ-01, CAN-01 has the canvas if that is chosen: cards under their groups, nothing realized', async () => {
    const { ana, projectId } = await aSource()
    const copy = await copied(ana, projectId, ['canvas'])
    const { areas, cards } = await ana.ask('canvas', { projectId: copy })
    const source = await ana.ask('canvas', { projectId })
    expect(areas.map(({ name, standardArea }) => [name, standardArea])).toEqual(
      source.areas.map(({ name, standardArea }) => [name, standardArea]),
    )
    const cardOf = (title: string) => cards.find((card) => card.title === title)
    expect(cards).toHaveLength(3)
    expect(cardOf('Fundação')).toMatchObject({ plannedCents: 120_00, realizedCents: null })
    expect(cardOf('NBR 6118')).toMatchObject({ memberId: null, realizedOn: null })
    expect(cardOf('Chuva')).toMatchObject({ risk: aThreat })
    const rule = await ana.ask('card', { projectId: copy, cardId: cardOf('NBR 6118')?.cardId ?? '' })
    expect(rule).toMatchObject({ baseCardId: cardOf('Fundação')?.cardId, baseTitle: 'Fundação' })
    expect(source.cards.map(({ cardId }) => cardId)).not.toContain(cardOf('Fundação')?.cardId)
  })

  it('PRJ-01 has the usual areas without cards if the canvas is not chosen', async () => {
    const { ana, projectId } = await aSource()
    const { areas, cards } = await ana.ask('canvas', { projectId: await copied(ana, projectId, ['tasks']) })
    expect(areas.length).toBeGreaterThan(3)
    expect(cards).toEqual([])
  })

  it('PRJ-01 leaves out amounts and risks that are closed to whoever copies', async () => {
    const { ana, projectId } = await aSource()
    const bia = await colleagueWith(ana, projectId, { finance: 'noAccess', risks: 'noAccess' })
    const { cards } = await ana.ask('canvas', { projectId: await copied(bia, projectId, ['canvas']) })
    expect(cards.map(({ title }) => title).sort()).toEqual(['Fundação', 'NBR 6118'])
    expect(cards.every(({ plannedCents }) => plannedCents === null)).toBe(true)
  })

  it.each([
    ['sees none', 'noAccess'],
    ['may not change any', 'viewOnly'],
  ] as const)('PRJ-01 has no canvas of somebody who %s', async (_, canvas) => {
    const { ana, projectId } = await aSource()
    const bia = await colleagueWith(ana, projectId, { canvas })
    const creation = { ...aProject(fresh()), copyFrom: { projectId, parts: ['canvas' as const] } }
    expect(codeOf(await bia.attempt('CreateProject', creation))).toMatch(/^403 /)
    const stranger = await theWorld.founder()
    expect(codeOf(await stranger.attempt('CreateProject', creation))).toBe('404 project.unknown')
  })
})
