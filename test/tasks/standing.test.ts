import type { Answer } from '@prumo/contracts/index'
import { taskStates } from '@prumo/contracts/schedule/taskStateOf'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const day = { today: '2027-03-05' }
/** Noon in Brasília on a day that a test chooses. It is never before that of an earlier one: no log goes back. */
const clock = { at: '2027-03-01' }
const begun = Date.now()
const now = () => new Date(Date.parse(`${clock.at}T15:00:00Z`) + Date.now() - begun)
const { founder, project } = await world({}, { now })

async function dated() {
  const ana = await founder()
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps.find(({ finishes }) => !finishes)?.stepId ?? ''
  const lastId = steps.find(({ finishes }) => finishes)?.stepId ?? ''
  const add = async (title: string, endOn: string, baselineEndOn: string | null) => {
    const taskId = fresh()
    const days = { startOn: '2027-03-01', endOn, baselineEndOn }
    await ana.act('AddTask', { projectId, stepId, taskId, title, ...days })
    return taskId
  }
  const standing = async (today = day.today) => {
    const { items } = await ana.ask('tasks', { scope: 'all', today, projectId })
    return Object.fromEntries(items.map((item) => [item.title, item.standing]))
  }
  const finishedOn = async (taskId: string, asOf?: string) => {
    const { body } = await ana.inquire('task', { projectId, taskId, ...(asOf && { asOf }) })
    return (body as unknown as Answer<'task'>).finishedOn
  }
  /** Another day: whoever was signed in signs in again. */
  const on = async (at: string) => {
    clock.at = at
    await ana.signIn()
  }
  return { ana, projectId, stepId, lastId, add, standing, finishedOn, on }
}

describe('How a task stands against its baseline', () => {
  it('TSK-07 is told in the list, which can be narrowed to it', async () => {
    const { ana, projectId, add, standing } = await dated()
    await add('No prazo', '2027-03-10', '2027-03-10')
    await add('Adiantada', '2027-03-09', '2027-03-10')
    await add('Com atraso previsto', '2027-03-11', '2027-03-10')
    await add('Atrasada', '2027-03-04', '2027-03-04')
    await add('Sem linha de base', '2027-03-10', null)
    expect(await standing()).toEqual({
      'No prazo': 'onTime',
      Adiantada: 'early',
      'Com atraso previsto': 'late',
      Atrasada: 'delayed',
      'Sem linha de base': 'noBaseline',
    })
    const input = { scope: 'all' as const, projectId, ...day }
    const delayed = await ana.ask('tasks', { ...input, standing: ['delayed', 'late'] })
    expect(delayed.items.map(({ title }) => title)).toEqual(['Atrasada', 'Com atraso previsto'])
    expect(delayed.total).toBe(2)
    expect((await ana.ask('tasks', { ...input, standing: [...taskStates] })).total).toBe(5)
    const paged = await ana.ask('tasks', { ...input, standing: ['delayed', 'late'], limit: 1 })
    expect(paged.items).toHaveLength(1)
    expect(paged.next).not.toBeNull()
  })

  it('TSK-07 GAN-09 is told by the working days of the project', async () => {
    const { ana, projectId, add, standing } = await dated()
    await add('Escavar', '2027-03-08', '2027-03-05')
    expect(await standing('2027-03-06')).toEqual({ Escavar: 'late' })
    await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2027-03-08', description: 'Padroeira' })
    expect(await standing('2027-03-06')).toEqual({ Escavar: 'onTime' })
    expect(await standing('2027-03-09')).toEqual({ Escavar: 'delayed' })
  })

  it('TSK-07 a task is finished on the day on which it was all done, until its progress falls', async () => {
    const { ana, projectId, add, standing, finishedOn, on } = await dated()
    const taskId = await add('Escavar', '2027-03-05', '2027-03-03')
    await on('2027-03-02')
    await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
    expect(await finishedOn(taskId)).toBe('2027-03-02')
    expect(await standing()).toEqual({ Escavar: 'completedEarly' })
    await on('2027-03-04')
    await ana.act('ChangeTask', { projectId, taskId, title: 'Escavar tudo' })
    expect(await finishedOn(taskId)).toBe('2027-03-02')
    await ana.act('ChangeTask', { projectId, taskId, progress: 90 })
    expect(await finishedOn(taskId)).toBeNull()
    expect(await standing('2027-03-08')).toEqual({ 'Escavar tudo': 'delayed' })
    await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
    expect(await standing()).toEqual({ 'Escavar tudo': 'completedLate' })
  })

  it('TSK-07 a task is finished on the day on which it came into a step that finishes, or on which its step did', async () => {
    const { ana, projectId, stepId, lastId, add, finishedOn, on } = await dated()
    const [moved, staying] = [await add('Mover', '2027-03-05', null), await add('Ficar', '2027-03-05', null)]
    await on('2027-03-08')
    await ana.act('MoveTask', { projectId, taskId: moved, stepId: lastId, beforeTaskId: null })
    expect([await finishedOn(moved), await finishedOn(staying)]).toEqual(['2027-03-08', null])
    const before = await momentBetween(now)
    await on('2027-03-09')
    await ana.act('ChangeStep', { projectId, stepId, finishes: true })
    expect([await finishedOn(moved), await finishedOn(staying)]).toEqual(['2027-03-08', '2027-03-09'])
    expect(await finishedOn(staying, before)).toBeNull()
    await ana.act('ChangeStep', { projectId, stepId, finishes: false })
    expect(await finishedOn(staying)).toBeNull()
  })
})
