import type { TaskGrouping } from '@prumo/contracts/tasks/views'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const today = '2026-03-10'

/** A project of two people, with two tags and a task for each day from the 8th to the 14th of March. */
async function week() {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const { steps } = await ana.ask('board', { projectId })
  const [todo = '', , , , done = ''] = steps.map(({ stepId }) => stepId)
  const tag = async (description: string) => {
    const tagId = fresh()
    await ana.act('AddTag', { projectId, tagId, description, textColour: '#ffffff', colour: '#335577' })
    return tagId
  }
  const [civil, paint] = [await tag('Civil'), await tag('Pintura')]
  const add = async (title: string, date: number, changes: object = {}, stepId = todo) => {
    const endOn = `2026-03-${String(date).padStart(2, '0')}`
    await ana.act('AddTask', { projectId, taskId: fresh(), stepId, title, startOn: '2026-03-01', endOn, ...changes })
  }
  await add('Sondar', 8, { assigneeId: ana.userId, tagIds: [civil], deliveryGroup: 'Fundação' })
  await add('Limpar', 9, { assigneeId: ana.userId }, done)
  await add('Armar', 10, { assigneeId: bia.userId, tagIds: [civil, paint], priority: 'high' })
  await add('Concretar', 12, { deliveryGroup: 'Laje, 2º piso', priority: 'low' })
  await add('Pintar', 14, { assigneeId: bia.userId, tagIds: [paint], deliveryGroup: '' })
  const titles = async (wanted: object) => {
    const { items, total } = await ana.ask('tasks', { scope: 'all', projectId, today, ...wanted })
    expect(total).toBe(items.length)
    return items.map(({ title }) => title)
  }
  return { ana, bia, projectId, civil, paint, titles, add }
}

it('TSK-03 a list is narrowed to several people, tags, delivery groups and priorities, and to those without', async () => {
  const { ana, bia, civil, paint, titles } = await week()
  expect(await titles({ assigneeId: ana.userId })).toEqual(['Sondar', 'Limpar'])
  expect(await titles({ assigneeId: [ana.userId, 'nobody'] })).toEqual(['Sondar', 'Limpar', 'Concretar'])
  expect(await titles({ assigneeId: [bia.userId] })).toEqual(['Armar', 'Pintar'])
  expect(await titles({ tagId: [paint] })).toEqual(['Armar', 'Pintar'])
  expect(await titles({ tagId: [civil, paint] })).toEqual(['Sondar', 'Armar', 'Pintar'])
  expect(await titles({ deliveryGroup: ['Fundação', 'Laje, 2º piso'] })).toEqual(['Sondar', 'Concretar'])
  expect(await titles({ deliveryGroup: [''] })).toEqual(['Limpar', 'Armar', 'Pintar'])
  expect(await titles({ priority: ['high', 'low'] })).toEqual(['Armar', 'Concretar'])
  expect(await titles({ priority: 'high', assigneeId: [ana.userId] })).toEqual([])
})

it('TSK-03 a list is narrowed to tasks that end in a range of days, whose ends may be open', async () => {
  const { titles } = await week()
  expect(await titles({ endFrom: '2026-03-09', endTo: '2026-03-12' })).toEqual(['Limpar', 'Armar', 'Concretar'])
  expect(await titles({ endFrom: '2026-03-12' })).toEqual(['Concretar', 'Pintar'])
  expect(await titles({ endTo: '2026-03-08' })).toEqual(['Sondar'])
  expect(await titles({ state: 'overdue' })).toEqual(['Sondar'])
})

it.each([
  [
    'assignee',
    ({ ana, bia }) => [
      [ana.userId, 'Sondar', 'Limpar'],
      [bia.userId, 'Armar', 'Pintar'],
      ['', 'Concretar'],
    ],
  ],
  [
    'priority',
    () => [
      ['high', 'Armar'],
      ['low', 'Concretar'],
      ['none', 'Sondar', 'Limpar', 'Pintar'],
    ],
  ],
  [
    'tag',
    ({ civil, paint }) => [
      [civil, 'Sondar', 'Armar'],
      [paint, 'Armar', 'Pintar'],
      ['', 'Limpar', 'Concretar'],
    ],
  ],
  [
    'deliveryGroup',
    () => [
      ['Fundação', 'Sondar'],
      ['Laje, 2º piso', 'Concretar'],
      ['', 'Limpar', 'Armar', 'Pintar'],
    ],
  ],
  [
    'week',
    () => [
      ['2026-03-08', 'Sondar', 'Limpar', 'Armar', 'Concretar', 'Pintar'],
      ['2026-03-15', 'Entregar'],
    ],
  ],
] satisfies [TaskGrouping, (scene: Awaited<ReturnType<typeof week>>) => string[][]][])(
  'TSK-03 a list is grouped by %s, with counts over all pages, however small a page is',
  async (group, expected) => {
    const scene = await week()
    const { ana, projectId } = scene
    if (group === 'week') await scene.add('Entregar', 15)
    for (const limit of [1, 2, 100]) {
      const groups: string[][] = []
      let after: string | undefined
      do {
        const page = await ana.ask('tasks', { scope: 'all', projectId, today, group, limit, after })
        for (const { group: name, title } of page.items)
          if (groups.at(-1)?.[0] === name) groups.at(-1)?.push(title)
          else groups.push([name, title])
        expect(page.total).toBe(group === 'week' ? 6 : 5)
        expect(page.groups.map(({ group: name, count }) => [name, count])).toEqual(
          expected(scene).map(([name, ...titles]) => [name, titles.length]),
        )
        after = page.next ?? undefined
      } while (after)
      expect(groups).toEqual(expected(scene))
    }
  },
)

it('TSK-03 tasks of a chosen tag are grouped under it alone', async () => {
  const { ana, projectId, paint } = await week()
  const { groups } = await ana.ask('tasks', { scope: 'all', projectId, today, group: 'tag', tagId: [paint] })
  expect(groups).toEqual([{ group: paint, count: 2 }])
})

it('TSK-03 what tasks can be narrowed to is their people, their tags, and the delivery groups that are in use', async () => {
  const { ana, projectId, civil, paint } = await week()
  expect(await ana.ask('taskChoices', { projectId })).toMatchObject({
    people: [{ name: 'Ana Souza' }, { name: expect.any(String) }],
    tags: [
      { tagId: civil, description: 'Civil' },
      { tagId: paint, description: 'Pintura' },
    ],
    deliveryGroups: ['Fundação', 'Laje, 2º piso'],
  })
})

it('TSK-03 API-09 a list is not narrowed by what is no id, or by more than it takes', async () => {
  const { ana } = await week()
  const inquire = async (wanted: object) => {
    const { status, body } = await ana.inquire('tasks', { scope: 'all', today, ...wanted })
    return [status, body.fields?.map(({ path }) => path)]
  }
  expect(await inquire({ assigneeId: [fresh(), 'somebody'] })).toEqual([422, ['assigneeId.1']])
  expect(await inquire({ tagId: ["'; drop table read.x; --"] })).toEqual([422, ['tagId']])
  expect(await inquire({ tagId: Array.from({ length: 51 }, () => fresh()) })).toEqual([422, ['tagId']])
  expect(await inquire({ deliveryGroup: ['\0'] })).toEqual([422, ['deliveryGroup']])
})
