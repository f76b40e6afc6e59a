import { beforeEach, describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
let ana: Person
let bia: Person
let projectId: string

beforeEach(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.colleague(ana)
  projectId = await theWorld.project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await bia.signIn()
})

async function aTask(): Promise<string> {
  const [taskId, stepId] = [fresh(), await firstStepOf(ana, projectId)]
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Escavar', ...dates })
  return taskId
}

async function anEntryOf(person: Person, taskId: string, title: string, closesWithTasks = true): Promise<string> {
  const entryId = fresh()
  await person.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100_00), title, closesWithTasks })
  return entryId
}

const finish = (taskId: string) => ana.act('ChangeTask', { projectId, taskId, progress: 100 })
const isClosed = (entryId: string) =>
  expect
    .poll(async () => (await ana.ask('entry', { projectId, entryId })).settlements.map(({ closedBy }) => closedBy))
    .toEqual(['tasks'])
const shownTo = async (person: Person) =>
  (await person.ask('notifications', { kind: 'closing' })).items.map(({ recordName, by, count, unread }) => [
    recordName,
    by,
    count,
    unread,
  ])

describe('FIN-06 NOT-04 An entry that closes with its tasks', () => {
  it('FIN-06 NOT-04 tells who wanted that of each entry, and nobody else', async () => {
    const taskId = await aTask()
    const entryIds = [await anEntryOf(bia, taskId, 'Areia'), await anEntryOf(bia, taskId, 'Brita')]
    await finish(taskId)
    for (const entryId of entryIds) await isClosed(entryId)
    // By what the rule saw first, they are of one command or of two.
    const countOf = async () => (await shownTo(bia)).reduce((sum, [, , count]) => sum + Number(count), 0)
    await expect.poll(countOf).toBe(2)
    expect(await shownTo(ana)).toEqual([])
  })

  it('FIN-06 NOT-04 tells also who finished the task, since the rule closed the entry', async () => {
    const taskId = await aTask()
    const entryId = await anEntryOf(ana, taskId, 'Cimento')
    await finish(taskId)
    await isClosed(entryId)
    await expect.poll(() => shownTo(ana)).toEqual([['Cimento', null, 1, true]])
  })

  it('FIN-06 NOT-04 tells who marked it last, not who recorded it', async () => {
    const taskId = await aTask()
    const entryId = await anEntryOf(ana, taskId, 'Telha', false)
    await bia.act('ChangeEntry', { projectId, entryId, closesWithTasks: true })
    await finish(taskId)
    await isClosed(entryId)
    await expect.poll(() => shownTo(bia)).toEqual([['Telha', null, 1, true]])
    expect(await shownTo(ana)).toEqual([])
  })

  it('FIN-06 NOT-04 tells nothing to who may no longer see amounts, and nobody of another organization', async () => {
    const taskId = await aTask()
    const entryId = await anEntryOf(bia, taskId, 'Tijolo')
    await giveRights(ana, bia, { finance: 'noAccess' })
    await finish(taskId)
    await isClosed(entryId)
    const stranger = await theWorld.founder()
    expect([await shownTo(bia), await shownTo(stranger)]).toEqual([[], []])
    expect((await bia.ask('unreadNotifications', {})).count).toBe(0)
    await giveRights(ana, bia, { finance: 'viewOnly' })
    await expect.poll(() => shownTo(bia)).toEqual([['Tijolo', null, 1, true]])
  })

  it('NOT-04 is marked as read and unread like any other notification', async () => {
    const taskId = await aTask()
    await isClosed(await finishedEntry(taskId))
    await expect.poll(() => shownTo(bia)).toHaveLength(1)
    const { items } = await bia.ask('notifications', {})
    const notifications = items.map(({ kind, correlationId }) => ({ kind, correlationId }))
    await bia.act('MarkNotificationsRead', { notifications })
    expect((await shownTo(bia)).map(([, , , unread]) => unread)).toEqual([false])
    await bia.act('MarkNotificationsUnread', { notifications })
    expect((await shownTo(bia)).map(([, , , unread]) => unread)).toEqual([true])
  })
})

async function finishedEntry(taskId: string): Promise<string> {
  const entryId = await anEntryOf(bia, taskId, 'Cal')
  await finish(taskId)
  return entryId
}
