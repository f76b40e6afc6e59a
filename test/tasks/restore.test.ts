import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const theWorld = await world()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

it('TSK-06 a deleted task is listed, and comes back under its id with all that it had', async () => {
  const ana = await theWorld.founder()
  const bia = await theWorld.colleague(ana)
  const projectId = await theWorld.project(ana)
  const [taskId, itemId] = [fresh(), fresh()]
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps[0]?.stepId ?? ''
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await bia.act('AddTask', { projectId, taskId, stepId, title: 'Cravar estacas', description: 'Dez metros', ...dates })
  const item = { projectId, taskId, itemId, description: 'Corpos de prova', assigneeId: null }
  await ana.act('AddChecklistItem', { ...item, startOn: null, endOn: null })
  const before = await ana.ask('task', { projectId, taskId })
  await ana.act('DeleteTask', { projectId, taskId })

  const { items, next } = await ana.ask('deletedTasks', { projectId })
  expect(next).toBeNull()
  expect(items).toMatchObject([{ taskId, title: 'Cravar estacas', stepName: steps[0]?.name, deletedBy: 'Ana Souza' }])
  expect((await ana.inquire('task', { projectId, taskId })).status).toBe(404)

  await ana.act('RestoreTask', { projectId, taskId, stepId: null })
  const { changedAt: _, ...after } = await ana.ask('task', { projectId, taskId })
  const { changedAt: __, ...was } = before
  expect(after).toEqual(was)
  expect((await ana.ask('deletedTasks', { projectId })).items).toEqual([])
  const { items: history } = await ana.ask('taskHistory', { projectId, taskId })
  expect(history.map(({ kind }) => kind).slice(0, 2)).toEqual(['TaskRestored', 'TaskDeleted'])
})

it('what was deleted is listed page by page, the last first', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const titles = ['Sondagem', 'Locação', 'Concretagem']
  for (const title of titles) {
    const taskId = fresh()
    await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates })
    await ana.act('DeleteTask', { projectId, taskId })
  }
  const listedTitles: string[] = []
  for (let after: string | undefined, more = true; more; ) {
    const page = await ana.ask('deletedTasks', { projectId, limit: 1, ...(after && { after }) })
    listedTitles.push(...page.items.map(({ title }) => title))
    after = page.next ?? undefined
    more = page.next !== null
  }
  expect(listedTitles).toEqual([...titles].reverse())
  expect((await ana.inquire('deletedTasks', { projectId, after: 'x' })).status).toBe(422)
})

it('TSK-06, GAN-06 a restored task gets its successors back, and its history names what did not come back', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, cure] = [fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string) => ana.act('AddTask', { projectId, taskId, stepId, title, ...dates })
  const link = (taskId: string, predecessorId: string, kind: 'FS' | 'SS', lag: number) =>
    ana.act('AddDependency', { projectId, taskId, predecessorId, kind, lag })
  const dependenciesOf = async (taskId: string) =>
    (await ana.ask('board', { projectId })).tasks.find((each) => each.taskId === taskId)?.dependencies ?? []
  for (const [taskId, title] of [
    [dig, 'Escavar'],
    [pour, 'Concretar'],
    [cure, 'Curar'],
  ] as const)
    await add(taskId, title)
  await link(pour, dig, 'FS', 3)
  await link(cure, pour, 'SS', 2)

  await ana.act('DeleteTask', { projectId, taskId: pour })
  expect(await dependenciesOf(cure)).toEqual([])
  await ana.act('RestoreTask', { projectId, taskId: pour, stepId: null })
  expect(await dependenciesOf(pour)).toEqual([{ predecessorId: dig, kind: 'FS', lag: 3 }])
  expect(await dependenciesOf(cure)).toEqual([{ predecessorId: pour, kind: 'SS', lag: 2 }])

  await ana.act('DeleteTask', { projectId, taskId: pour })
  await link(dig, cure, 'FS', 0)
  await ana.act('RestoreTask', { projectId, taskId: pour, stepId: null })
  expect(await dependenciesOf(cure)).toEqual([])
  const { items } = await ana.ask('taskHistory', { projectId, taskId: pour })
  expect(items[0]).toMatchObject({ kind: 'DependenciesNotRestored' })
  expect(items[0]?.changes[0]?.after?.names).toMatchObject({ [cure]: 'Curar', [pour]: 'Concretar' })
})
