import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { untilWhole } from '../given/untilWhole'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const { founder, project } = await world()
const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }

/** A project with these tasks, added in this order. */
async function withTasks(person: Person, titles: readonly string[]) {
  const projectId = await project(person)
  const stepId = await firstStepOf(person, projectId)
  const taskIds: string[] = []
  for (const title of titles) {
    const taskId = fresh()
    await person.act('AddTask', { projectId, stepId, taskId, title, ...dates })
    taskIds.push(taskId)
  }
  return { projectId, stepId, taskIds }
}

const numbersOf = async (person: Person, projectId: string, asOf?: string) => {
  const { body } = await person.inquire('board', { projectId, ...(asOf && { asOf }) })
  const { tasks } = body as unknown as Answer<'board'>
  return Object.fromEntries(tasks.map(({ title, number }) => [title, number]))
}

describe('The number of a task', () => {
  it('GAN-06 is its place among all that were added, on board, list and in the task, and stays', async () => {
    const ana = await founder()
    const { projectId, stepId, taskIds } = await withTasks(ana, ['Sondar', 'Escavar', 'Concretar'])
    expect(await numbersOf(ana, projectId)).toEqual({ Sondar: 1, Escavar: 2, Concretar: 3 })
    const [probe = '', dig = ''] = taskIds
    await ana.act('DeleteTask', { projectId, taskId: dig })
    await ana.act('QuickAddTask', { projectId, stepId, taskId: fresh(), title: 'Curar', assigneeId: null, ...dates })
    expect(await numbersOf(ana, projectId)).toEqual({ Sondar: 1, Concretar: 3, Curar: 4 })
    await ana.act('RestoreTask', { projectId, taskId: dig, stepId: null })
    await ana.act('MoveTask', { projectId, taskId: dig, stepId, beforeTaskId: probe })
    const all = { Sondar: 1, Escavar: 2, Concretar: 3, Curar: 4 }
    expect(await numbersOf(ana, projectId)).toEqual(all)
    expect((await ana.ask('task', { projectId, taskId: dig })).number).toBe(2)
    const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', projectId })
    expect(Object.fromEntries(items.map(({ title, number }) => [title, number]))).toEqual(all)
  })

  it('GAN-06 is read as of a moment', async () => {
    const ana = await founder()
    const { projectId, stepId } = await withTasks(ana, ['Sondar', 'Escavar'])
    const before = await momentBetween()
    await ana.act('AddTask', { projectId, stepId, taskId: fresh(), title: 'Concretar', ...dates })
    expect(await numbersOf(ana, projectId, before)).toEqual({ Sondar: 1, Escavar: 2 })
    expect(await numbersOf(ana, projectId)).toEqual({ Sondar: 1, Escavar: 2, Concretar: 3 })
  })

  it('GAN-06 PRJ-01 of a copy is its place in the new plan', async () => {
    const ana = await founder()
    const {
      projectId,
      taskIds: [probe = ''],
    } = await withTasks(ana, ['Sondar', 'Escavar', 'Concretar'])
    await ana.act('DeleteTask', { projectId, taskId: probe })
    const copy = await project(ana, { copyFrom: { projectId, parts: ['tasks'] } })
    await untilWhole(ana, copy)
    expect(await numbersOf(ana, copy)).toEqual({ Escavar: 1, Concretar: 2 })
  })

  it('GAN-06 finds a task in the list and in the palette, first that of the open project', async () => {
    const ana = await founder()
    const { projectId } = await withTasks(ana, ['Sondar', 'Escavar'])
    const second = await withTasks(ana, ['Pintar', 'Lixar'])
    const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', projectId, search: '#2' })
    expect(items.map(({ title }) => title)).toEqual(['Escavar'])
    const found = async (input: { text: string; openProjectId?: string }) =>
      (await ana.ask('search', input)).map(({ kind, title }) => `${kind} ${title}`)
    expect(await found({ text: '#2', openProjectId: projectId })).toEqual(['task Escavar', 'task Lixar'])
    expect(await found({ text: ' #2 ', openProjectId: second.projectId })).toEqual(['task Lixar', 'task Escavar'])
    expect(await found({ text: '#3' })).toEqual([])
  })

  it('GAN-06 finds nothing of another organization', async () => {
    const ana = await founder()
    const { projectId } = await withTasks(ana, ['Sondar'])
    const stranger = await founder()
    expect(await stranger.ask('search', { text: '#1', openProjectId: projectId })).toEqual([])
  })
})
