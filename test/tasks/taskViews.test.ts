import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const late = { name: 'Atrasadas', screen: 'list', shared: false, filters: { due: 'overdue', sort: 'title' } } as const

/** A project of Ana and Bia, with a view that Ana keeps and one that she shares. */
async function views() {
  const ana = await founder({ name: 'Ana', lastName: 'Souza' })
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const [kept, shared] = [fresh(), fresh()]
  await ana.act('AddTaskView', { projectId, taskViewId: kept, ...late })
  await ana.act('AddTaskView', { projectId, taskViewId: shared, ...late, name: 'Da obra', shared: true })
  return { ana, bia, projectId, kept, shared }
}

it('TSK-03 people have the views that they saved and those that are shared with them', async () => {
  const { ana, bia, projectId, kept, shared } = await views()
  const { items, mayShare } = await ana.ask('taskViews', { projectId })
  expect(mayShare).toBe(true)
  const ofAna = { screen: 'list', filters: late.filters, ownerName: null, mayChange: true }
  expect(items).toEqual([
    { ...ofAna, taskViewId: kept, name: 'Atrasadas', shared: false },
    { ...ofAna, taskViewId: shared, name: 'Da obra', shared: true },
  ])
  expect((await bia.ask('taskViews', { projectId })).items).toEqual([
    { ...ofAna, taskViewId: shared, name: 'Da obra', shared: true, ownerName: 'Ana Souza', mayChange: false },
  ])
})

it('TSK-03 a shared view says that its owner takes part no more, and its managers can still change it', async () => {
  const { ana, bia, projectId, shared } = await views()
  const taskViewId = fresh()
  await bia.act('AddTaskView', { projectId, taskViewId, ...late, name: 'De Bia', shared: true })
  const ofBia = async () =>
    (await ana.ask('taskViews', { projectId })).items.find((view) => view.taskViewId === taskViewId)
  expect(await ofBia()).not.toHaveProperty('ownerGone')
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  expect(await ofBia()).toMatchObject({ ownerName: 'Bia Rocha', ownerGone: true, mayChange: true })
  await ana.act('EraseUser', { userId: bia.userId, reason: 'Saiu da empresa', successorId: null })
  expect(await ofBia()).toMatchObject({ ownerName: null, ownerGone: true, mayChange: true })
  await ana.act('RemoveTaskView', { projectId, taskViewId })
  expect((await ana.ask('taskViews', { projectId })).items.map((view) => view.taskViewId)).toContain(shared)
})

it('TSK-03 views change and go, and nobody changes another’s', async () => {
  const { ana, bia, projectId, kept, shared } = await views()
  const refused = await bia.attempt('RemoveTaskView', { projectId, taskViewId: shared })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'taskView.notChangeable' }])
  const hidden = await bia.attempt('ChangeTaskView', { projectId, taskViewId: kept, name: 'De Bia' })
  expect([hidden.status, hidden.body]).toMatchObject([404, { code: 'taskView.unknown' }])
  await ana.act('ChangeTaskView', { projectId, taskViewId: kept, shared: true, filters: {} })
  await ana.act('RemoveTaskView', { projectId, taskViewId: shared })
  expect((await bia.ask('taskViews', { projectId })).items).toMatchObject([
    { taskViewId: kept, name: 'Atrasadas', shared: true, filters: {} },
  ])
})

it('TSK-03 whoever only looks at a project any more changes no view that others have', async () => {
  const { ana, bia, projectId } = await views()
  const [taskViewId, kept] = [fresh(), fresh()]
  await bia.act('AddTaskView', { projectId, taskViewId, ...late, name: 'De Bia', shared: true })
  await bia.act('AddTaskView', { projectId, taskViewId: kept, ...late, name: 'Só de Bia' })
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  const gone = await bia.attempt('ChangeTaskView', { projectId, taskViewId, filters: {} })
  expect(gone.status).toBe(404)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  for (const [type, changes] of [['ChangeTaskView', { filters: {} }] as const, ['RemoveTaskView', {}] as const]) {
    const refused = await bia.attempt(type, { projectId, taskViewId, ...changes })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'taskView.notChangeable' }])
  }
  const { items, mayShare } = await bia.ask('taskViews', { projectId })
  expect(mayShare).toBe(false)
  expect(items.map(({ name, mayChange }) => [name, mayChange])).toEqual([
    ['Da obra', false],
    ['De Bia', false],
    ['Só de Bia', true],
  ])
  await bia.act('RemoveTaskView', { projectId, taskViewId: kept })
})

it.each([
  { due: 'week', endTo: '2026-03-01' },
  { endFrom: '2026-03-05', endTo: '2026-03-01' },
] as const)('TSK-03 a view whose filters contradict each other is refused: %j', async (filters) => {
  const { ana, projectId } = await views()
  const { status, body } = await ana.attempt('AddTaskView', { projectId, taskViewId: fresh(), ...late, filters })
  expect([status, body]).toMatchObject([422, { fields: [{ path: 'filters', code: 'filters.contradictory' }] }])
})

it('TSK-03 a view stays in its project and in its organization', async () => {
  const { ana, projectId, shared } = await views()
  const elsewhere = await project(ana)
  expect((await ana.ask('taskViews', { projectId: elsewhere })).items).toEqual([])
  const stray = await ana.attempt('RemoveTaskView', { projectId: elsewhere, taskViewId: shared })
  expect(stray.body).toMatchObject({ code: 'taskView.unknown' })
  const stranger = await founder()
  expect((await stranger.attempt('RemoveTaskView', { projectId, taskViewId: shared })).status).toBe(404)
})

it('AUD-01 the action log has who saved which view of which tasks', async () => {
  const { ana, projectId, kept } = await views()
  const viewId = fresh()
  const filters = { ...wholeProjectLog, kinds: ['TaskViewAdded' as const] }
  await ana.act('ViewProjectActionLog', { projectId, viewId, filters })
  const { items } = await ana.ask('actionLog', { viewId })
  expect(items.map(({ kind }) => kind)).toEqual(['TaskViewAdded', 'TaskViewAdded'])
  expect(items.at(-1)).toMatchObject({ recordId: kept, recordName: 'Atrasadas' })
  expect(items.at(-1)?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'shared', 'filters']))
})
