import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { untilWhole } from '../given/untilWhole'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const { founder, colleague, project } = await world()
const ana = await founder()

/** A project with a task, one that depends on it from start to start with a lag, and one that depends on neither. */
async function linkedTasks() {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, cure] = [fresh(), fresh(), fresh()]
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId: dig, title: 'Escavar', ...dates })
  await ana.act('AddTask', { projectId, stepId, taskId: pour, title: 'Concretar', ...dates })
  await ana.act('AddTask', { projectId, stepId, taskId: cure, title: 'Curar', ...dates })
  const place = { projectId, taskId: pour, predecessorId: dig }
  await ana.act('AddDependency', { ...place, kind: 'SS', lag: 2 })
  const linksOf = async (taskId: string, asOf?: string) => {
    const { body } = await ana.inquire('task', { projectId, taskId, ...(asOf && { asOf }) })
    return (body as unknown as Answer<'task'>).predecessors.map(({ title, kind, lag }) => `${title} ${kind} ${lag}`)
  }
  return { projectId, stepId, dig, pour, cure, place, linksOf }
}

describe('A dependency with its kind and lag', () => {
  it('GAN-06 stands with its task, on the board, and in the task', async () => {
    const { projectId, pour, dig, place, linksOf } = await linkedTasks()
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
    await ana.act('AddDependency', { ...place, kind: 'FF', lag: -1 })
    await ana.act('ChangeDependency', { ...place, kind: 'FS', lag: 4, was: { kind: 'SS', lag: 2 } })
    expect(await linksOf(pour)).toEqual(['Escavar FS 4', 'Escavar FF -1'])
    const { tasks } = await ana.ask('board', { projectId })
    expect(tasks.find(({ taskId }) => taskId === pour)?.dependencies).toEqual([
      { predecessorId: dig, kind: 'FS', lag: 4 },
      { predecessorId: dig, kind: 'FF', lag: -1 },
    ])
    await ana.act('RemoveDependency', { ...place, kind: 'FS' })
    expect(await linksOf(pour)).toEqual(['Escavar FF -1'])
    await ana.act('RemoveDependency', { ...place, kind: 'FF' })
    expect(await linksOf(pour)).toEqual([])
  })

  it('GAN-06 is read as of a moment before it changed', async () => {
    const { pour, place, linksOf } = await linkedTasks()
    const before = await momentBetween()
    await ana.act('ChangeDependency', { ...place, kind: 'FS', lag: 0, was: { kind: 'SS', lag: 2 } })
    expect(await linksOf(pour)).toEqual(['Escavar FS 0'])
    expect(await linksOf(pour, before)).toEqual(['Escavar SS 2'])
  })

  it('GAN-06 comes back with the predecessor that was deleted, and with the task itself', async () => {
    const { projectId, dig, pour, linksOf } = await linkedTasks()
    const actionId = fresh()
    await ana.act('DeleteTask', { projectId, taskId: dig }, actionId)
    expect(await linksOf(pour)).toEqual([])
    await ana.act('UndoPlanAction', { projectId, actionId })
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
    await ana.act('DeleteTask', { projectId, taskId: pour })
    await ana.act('RestoreTask', { projectId, taskId: pour, stepId: null })
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
  })

  it('GAN-06 PRJ-01 is copied by the wizard, between the copies', async () => {
    const { projectId, place } = await linkedTasks()
    await ana.act('AddDependency', { ...place, kind: 'FF', lag: 7 })
    const copy = await project(ana, { copyFrom: { projectId, parts: ['tasks'] } })
    await untilWhole(ana, copy)
    const { tasks } = await ana.ask('board', { projectId: copy })
    const [dig, pour] = ['Escavar', 'Concretar'].map((title) => tasks.find((task) => task.title === title))
    expect(pour?.dependencies).toEqual([
      { predecessorId: dig?.taskId, kind: 'SS', lag: 2 },
      { predecessorId: dig?.taskId, kind: 'FF', lag: 7 },
    ])
  })

  it('GAN-06 GAN-09 says in a list what a task begins too early for', async () => {
    const { projectId, pour } = await linkedTasks()
    const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', projectId })
    expect(items.find(({ taskId }) => taskId === pour)?.startsBefore).toEqual([
      { title: 'Escavar', days: 2, kind: 'SS', lag: 2 },
    ])
  })

  it('GAN-06 SES-15 is not changed by whoever saw another', async () => {
    const { place, linksOf, pour } = await linkedTasks()
    const outdated = await ana.attempt('ChangeDependency', {
      ...place,
      kind: 'SS',
      lag: 9,
      was: { kind: 'SS', lag: 1 },
    })
    expect(outdated.body).toMatchObject({ code: 'dependency.changedSince' })
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
  })

  it('GAN-06 refuses a circle through any mix of kinds, itself, and what is unknown, deleted or of another project', async () => {
    const { projectId, dig, pour, cure, place, linksOf } = await linkedTasks()
    await ana.act('AddDependency', { projectId, taskId: cure, predecessorId: pour, kind: 'FF', lag: 0 })
    const refusedAs = async (data: object) => {
      const { body } = await ana.attempt('AddDependency', { ...place, kind: 'FS', lag: 0, ...data })
      return [body.code, body.details]
    }
    expect(await refusedAs({ taskId: dig, predecessorId: cure, kind: 'SF' })).toEqual([
      'task.predecessorCycle',
      { cycle: 'Escavar → Concretar → Curar → Escavar' },
    ])
    const [code] = await refusedAs({ predecessorId: pour })
    expect(code).toBe('task.predecessorItself')
    const foreign = await linkedTasks()
    await ana.act('DeleteTask', { projectId, taskId: cure })
    for (const predecessorId of [fresh(), cure, foreign.dig])
      expect((await refusedAs({ predecessorId }))[0]).toBe('task.predecessorUnknown')
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
  })

  it('GAN-06 refuses at its field a lag that is too long or no whole number, and what is no kind', async () => {
    const { place, pour, linksOf } = await linkedTasks()
    const fieldsOf = async (data: object) =>
      (await ana.attempt('AddDependency', { ...place, kind: 'FF', lag: 0, ...data })).body.fields?.map(
        ({ path }) => path,
      )
    for (const lag of [3651, -10_000, 1.5, '2', null]) expect(await fieldsOf({ lag })).toEqual(['lag'])
    for (const kind of ['fs', 'XX', '', null]) expect(await fieldsOf({ kind })).toEqual(['kind'])
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
  })

  it('GAN-06 is changed by whoever edits tasks, and by nobody else', async () => {
    const { projectId, place, pour, linksOf } = await linkedTasks()
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    const stranger = await founder()
    const sent = [
      ['AddDependency', { ...place, kind: 'FF', lag: 0 }],
      ['ChangeDependency', { ...place, kind: 'FF', lag: 0, was: { kind: 'SS', lag: 2 } }],
      ['RemoveDependency', { ...place, kind: 'SS' }],
    ] as const
    for (const [type, data] of sent)
      for (const person of [bia, stranger])
        expect((await person.attempt(type, data)).status, type).toBeGreaterThanOrEqual(403)
    expect(await linksOf(pour)).toEqual(['Escavar SS 2'])
  })
})
