import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/** Ana's project with Bia in its team, and a task of Ana's. */
async function shared() {
  const ana = await theWorld.founder()
  const bia = await theWorld.colleague(ana)
  const projectId = await theWorld.project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const [taskId, stepId] = [fresh(), await firstStepOf(ana, projectId)]
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Cravar estacas', ...dates })
  const rename = async (person: Person, title: string) => {
    const actionId = fresh()
    await person.act('ChangeTask', { projectId, taskId, title }, actionId)
    return actionId
  }
  const title = async () => (await ana.ask('task', { projectId, taskId })).title
  return { ana, bia, projectId, taskId, stepId, rename, title }
}

it('an action is undone and done again, and its history says which was which', async () => {
  const { ana, projectId, taskId, rename, title } = await shared()
  const [actionId, undoId] = [await rename(ana, 'Cravar perfis'), fresh()]
  await ana.act('UndoPlanAction', { projectId, actionId }, undoId)
  expect(await title()).toBe('Cravar estacas')
  await ana.act('UndoPlanAction', { projectId, actionId }, undoId)
  expect(await title(), 'the same command again happens once').toBe('Cravar estacas')
  const redoId = fresh()
  await ana.act('UndoPlanAction', { projectId, actionId: undoId }, redoId)
  expect(await title()).toBe('Cravar perfis')
  await ana.act('UndoPlanAction', { projectId, actionId: redoId })
  expect(await title()).toBe('Cravar estacas')
  const { items } = await ana.ask('taskHistory', { projectId, taskId })
  expect(items.map(({ kind, undoes, redoes }) => [kind, undoes === true, redoes === true])).toEqual([
    ['TaskRenamed', true, false],
    ['TaskRenamed', false, true],
    ['TaskRenamed', true, false],
    ['TaskRenamed', false, false],
    ['TaskAdded', false, false],
  ])
})

it('is refused with the name of whoever changed it since, and records nothing', async () => {
  const { ana, bia, projectId, rename, title } = await shared()
  const actionId = await rename(ana, 'Cravar perfis')
  await rename(bia, 'Cravar tubos')
  const reply = await ana.attempt('UndoPlanAction', { projectId, actionId })
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'undo.changedSince', details: { fields: ['title'], userId: bia.userId } },
  })
  const { people } = await ana.ask('board', { projectId })
  const name = people.find(({ userId }) => userId === bia.userId)?.name
  expect(reply.body.details?.name).toBe(name)
  expect(await title()).toBe('Cravar tubos')
})

it('AUD-01 of a command that changed nothing has nothing to take back, and nobody was denied anything', async () => {
  const { ana, projectId, rename, title } = await shared()
  const actionId = await rename(ana, await title())
  const { status, body } = await ana.attempt('UndoPlanAction', { projectId, actionId })
  expect([status, body.code]).toEqual([404, 'undo.unknown'])
  await theWorld.prumo.commands.denials.settled()
  expect(await loggedEvents(theWorld.databaseUrl).denialsOf(ana.organizationId)).toEqual([])
})

it('ORG-09 nobody undoes what another did, what another organization did, or without the right of now', async () => {
  const { ana, bia, projectId, rename, title } = await shared()
  const actionId = await rename(ana, 'Cravar perfis')
  const codeOf = async (person: Person, ids: { projectId: string; actionId: string }) => {
    const { status, body } = await person.attempt('UndoPlanAction', ids)
    return [status, (body as { code?: string }).code]
  }
  expect(await codeOf(bia, { projectId, actionId })).toEqual([409, 'undo.ofAnother'])
  expect(await codeOf(ana, { projectId, actionId: fresh() })).toEqual([404, 'undo.unknown'])
  const stranger = await theWorld.founder()
  expect(await codeOf(stranger, { projectId, actionId })).toEqual([404, 'resource.unknown'])
  const elsewhere = await theWorld.project(stranger)
  expect(await codeOf(stranger, { projectId: elsewhere, actionId })).toEqual([404, 'undo.unknown'])
  expect(await title()).toBe('Cravar perfis')

  const hers = await rename(bia, 'Cravar tubos')
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  expect(await codeOf(bia, { projectId, actionId: hers })).toEqual([403, 'access.noPermission'])
  expect(await title()).toBe('Cravar tubos')
})

it('a deleted task comes back by the undo as it was, and a discussed new one stays', async () => {
  const { ana, projectId, taskId, stepId } = await shared()
  const before = await ana.ask('task', { projectId, taskId })
  const [deletion, addition, added] = [fresh(), fresh(), fresh()]
  await ana.act('DeleteTask', { projectId, taskId }, deletion)
  await ana.act('UndoPlanAction', { projectId, actionId: deletion })
  const { changedAt: _, ...after } = await ana.ask('task', { projectId, taskId })
  const { changedAt: __, ...was } = before
  expect(after).toEqual(was)

  await ana.act('AddTask', { projectId, taskId: added, stepId, title: 'Arrasar', ...dates }, addition)
  const target = { kind: 'task' as const, id: added }
  await ana.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Visto' }] })
  const { body } = await ana.attempt('UndoPlanAction', { projectId, actionId: addition })
  expect(body).toMatchObject({ code: 'undo.discussed' })
})

it('a moved card goes back to its area', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const [cardId, actionId] = [fresh(), fresh()]
  const { areas } = await ana.ask('canvas', { projectId })
  const [from, to] = areas.filter(({ standardArea }) => standardArea === 'product' || standardArea === 'requirements')
  await ana.act('AddCard', { projectId, cardId, areaId: from?.areaId ?? '', title: 'Ponte de 40 m' })
  await ana.act('MoveCard', { projectId, cardId, areaId: to?.areaId ?? '', beforeCardId: null }, actionId)
  await ana.act('UndoCanvasAction', { projectId, actionId })
  expect((await ana.ask('canvas', { projectId })).cards).toMatchObject([{ cardId, areaId: from?.areaId }])
})
