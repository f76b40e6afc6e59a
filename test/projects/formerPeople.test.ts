import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const today = '2026-03-02'
const dates = { startOn: today, endOn: '2026-03-06' }

/** A project of Ana in which a task, a checklist's item, a card and a view that is shared are Bia's. */
async function work() {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const [taskId, itemId, cardId] = [fresh(), fresh(), fresh()]
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', ...dates, assigneeId: bia.userId })
  await ana.act('AddTask', { projectId, taskId: fresh(), stepId, title: 'Limpeza', ...dates })
  const item = { itemId, description: 'Furar', assigneeId: bia.userId, startOn: null, endOn: null }
  await ana.act('AddChecklistItem', { projectId, taskId, ...item })
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas[0]?.areaId ?? ''
  await ana.act('AddCard', { projectId, cardId, areaId, title: 'Telhado', memberId: bia.userId })
  return { ana, bia, projectId, taskId }
}

/** What each question that names people says of those who took part once. */
async function shownTo(person: Person, projectId: string) {
  const listed = { scope: 'all', projectId, today } as const
  const { items } = await person.ask('tasks', { ...listed, search: 'Sondagem' })
  const upcoming = await person.ask('upcomingTasks', { projectId, today, until: '2026-03-31' })
  const { assigneeName, assigneeGone } = upcoming.items.find(({ title }) => title === 'Sondagem') ?? {}
  return {
    board: (await person.ask('board', { projectId })).formerPeople,
    canvas: (await person.ask('canvas', { projectId })).formerPeople,
    choices: (await person.ask('taskChoices', { projectId })).formerPeople,
    list: [items[0]?.assigneeName, items[0]?.assigneeGone],
    upcoming: [assigneeName, assigneeGone],
  }
}
const everywhere = (userId: string, name: string) => ({
  board: [{ userId, name }],
  canvas: [{ userId, name }],
  choices: [{ userId, name }],
})
const offered = async (person: Person, projectId: string) =>
  (await person.ask('board', { projectId })).people.map(({ userId }) => userId)

it('TSK-01 CAN-03 work of whoever was removed, or left, is named as theirs, and they are offered to nobody', async () => {
  for (const leaves of ['UnshareProject', 'LeaveProject'] as const) {
    const { ana, bia, projectId } = await work()
    expect((await shownTo(ana, projectId)).board).toEqual([])
    if (leaves === 'LeaveProject') await bia.act(leaves, { projectId })
    else await ana.act(leaves, { projectId, userId: bia.userId })
    expect(await shownTo(ana, projectId)).toEqual({
      ...everywhere(bia.userId, 'Bia Rocha'),
      list: ['Bia Rocha', true],
      upcoming: ['Bia Rocha', true],
    })
    expect(await offered(ana, projectId)).toEqual([ana.userId])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect((await shownTo(ana, projectId)).board).toEqual([])
    expect(await offered(ana, projectId)).toContain(bia.userId)
  }
})

it('TSK-01 CAN-03 work of an erased person is named without a name, and that person is offered to nobody', async () => {
  const { ana, bia, projectId } = await work()
  await ana.act('AppointManager', { projectId, userId: bia.userId })
  await ana.act('EraseUser', { userId: bia.userId, reason: 'Saiu da empresa', successorId: null })
  const shown = await shownTo(ana, projectId)
  expect(shown).toMatchObject(everywhere(bia.userId, ''))
  expect([shown.list[0], shown.upcoming[0]]).toEqual(['', ''])
  expect(await offered(ana, projectId)).toEqual([ana.userId])
  expect((await ana.ask('project', { projectId })).managerNames).toEqual(['Ana Souza'])
})

it('TSK-03 filters find the work of whoever left as theirs and not as nobody’s, as long as something is theirs', async () => {
  const { ana, bia, projectId, taskId } = await work()
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  const titlesOf = async (assigneeId: string) =>
    (await ana.ask('tasks', { scope: 'all', projectId, today, assigneeId })).items.map(({ title }) => title)
  expect(await titlesOf(bia.userId)).toEqual(['Sondagem'])
  expect(await titlesOf('nobody')).toEqual(['Limpeza'])
  await ana.act('ChangeTask', { projectId, taskId, assigneeId: ana.userId, seen: { assigneeId: bia.userId } })
  expect((await ana.ask('taskChoices', { projectId })).formerPeople).toEqual([])
  expect(await titlesOf(bia.userId)).toEqual([])
})

it('T1 TSK-01 who took part once is told to those alone who see the project', async () => {
  const { ana, bia, projectId } = await work()
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  for (const person of [bia, await founder()])
    for (const name of ['board', 'canvas', 'taskChoices', 'project'])
      expect((await person.inquire(name, { projectId })).status).toBe(404)
})

it('TSK-01 the past names who took part then, and who did not any more', async () => {
  const { ana, bia, projectId } = await work()
  const before = new Date().toISOString()
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  const then = await ana.inquire('board', { projectId, asOf: before })
  expect(then.body).toMatchObject({ formerPeople: [], people: [{ userId: ana.userId }, { userId: bia.userId }] })
})
