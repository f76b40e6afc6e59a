import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { untilWhole } from '../given/untilWhole'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const { founder, colleague, project } = await world()
const ana = await founder()

/** A project with a milestone that has a deadline, and a task that is none and has none. */
async function scheduledTasks() {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [opening, dig] = [fresh(), fresh()]
  const day = '2027-03-05'
  await ana.act('AddTask', { projectId, stepId, taskId: opening, title: 'Entrega', startOn: day, endOn: day })
  await ana.act('AddTask', { projectId, stepId, taskId: dig, title: 'Escavar', startOn: '2027-03-01', endOn: day })
  await ana.act('SetTaskMilestone', { projectId, taskId: opening, isMilestone: true })
  await ana.act('SetTaskDeadline', { projectId, taskId: opening, deadlineOn: '2027-03-04' })
  const schedulingOf = async (taskId: string, asOf?: string) => {
    const { body } = await ana.inquire('task', { projectId, taskId, ...(asOf && { asOf }) })
    const { isMilestone, deadlineOn } = body as unknown as Answer<'task'>
    return [isMilestone, deadlineOn]
  }
  return { projectId, stepId, opening, dig, schedulingOf }
}

const scheduled = (
  tasks: readonly { title: string; isMilestone?: true | undefined; deadlineOn?: string | undefined }[],
) =>
  tasks
    .map(({ title, isMilestone, deadlineOn }) => ({ title, isMilestone, deadlineOn }))
    .sort((first, second) => first.title.localeCompare(second.title))

describe('Milestone and deadline', () => {
  it('GAN-05 GAN-07 stand in the task, on the board and in the list, where it has them', async () => {
    const { projectId, opening, dig, schedulingOf } = await scheduledTasks()
    expect(await schedulingOf(opening)).toEqual([true, '2027-03-04'])
    expect(await schedulingOf(dig)).toEqual([false, null])
    const shown = [
      { title: 'Entrega', isMilestone: true, deadlineOn: '2027-03-04' },
      { title: 'Escavar', isMilestone: undefined, deadlineOn: undefined },
    ]
    expect(scheduled((await ana.ask('board', { projectId })).tasks)).toEqual(shown)
    const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', projectId })
    expect(scheduled(items)).toEqual(shown)
    const { changedFields } = await ana.ask('task', { projectId, taskId: opening })
    expect(Object.keys(changedFields).sort()).toEqual(['deadlineOn', 'isMilestone'])
  })

  it('GAN-07 are read as of a moment before they changed', async () => {
    const { projectId, opening, schedulingOf } = await scheduledTasks()
    const before = await momentBetween()
    await ana.act('SetTaskMilestone', { projectId, taskId: opening, isMilestone: false })
    await ana.act('SetTaskDeadline', { projectId, taskId: opening, deadlineOn: null })
    expect(await schedulingOf(opening)).toEqual([false, null])
    expect(await schedulingOf(opening, before)).toEqual([true, '2027-03-04'])
  })

  it('go back with the action that set them, and come back with a task that was deleted', async () => {
    const { projectId, opening, dig, schedulingOf } = await scheduledTasks()
    const actionId = fresh()
    const changes = { startOn: '2027-03-05', isMilestone: true, deadlineOn: '2027-03-09' }
    await ana.act('ChangeTask', { projectId, taskId: dig, ...changes }, actionId)
    expect(await schedulingOf(dig)).toEqual([true, '2027-03-09'])
    await ana.act('UndoPlanAction', { projectId, actionId })
    expect(await schedulingOf(dig)).toEqual([false, null])
    await ana.act('DeleteTask', { projectId, taskId: opening })
    await ana.act('RestoreTask', { projectId, taskId: opening, stepId: null })
    expect(await schedulingOf(opening)).toEqual([true, '2027-03-04'])
  })

  it('PRJ-01 are copied by the wizard', async () => {
    const { projectId } = await scheduledTasks()
    const copy = await project(ana, { copyFrom: { projectId, parts: ['tasks'] } })
    await untilWhole(ana, copy)
    const [before, after] = [await ana.ask('board', { projectId }), await ana.ask('board', { projectId: copy })]
    expect(scheduled(after.tasks)).toEqual(scheduled(before.tasks))
  })

  it('GAN-07 refuse several days for a milestone, also for many tasks at once, and say which', async () => {
    const { projectId, opening, dig } = await scheduledTasks()
    const marking = await ana.attempt('SetTaskMilestone', { projectId, taskId: dig, isMilestone: true })
    expect(marking.body).toMatchObject({ code: 'task.milestoneTakesDays' })
    const moving = await ana.attempt('ChangeTask', { projectId, taskId: opening, endOn: '2027-03-08' })
    expect(moving.body).toMatchObject({ code: 'task.milestoneOnSeveralDays' })
    const together = { projectId, taskIds: [opening, dig], endOn: '2027-03-10' }
    const { body } = await ana.attempt('ChangeTasks', together)
    expect(body).toMatchObject({
      code: 'tasks.refused',
      details: { tasks: [{ title: 'Entrega', code: 'task.milestoneOnSeveralDays' }], refused: 1, of: 2 },
    })
  })

  it('GAN-09 a milestone lies at the end of the day on which its predecessor ends, and begins in time', async () => {
    const { projectId, opening, dig } = await scheduledTasks()
    await ana.act('AddDependency', { projectId, taskId: opening, predecessorId: dig, kind: 'FS', lag: 0 })
    const early = async () => {
      const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', projectId })
      return items.find(({ taskId }) => taskId === opening)?.startsBefore
    }
    expect(await early()).toBeUndefined()
    await ana.act('SetTaskMilestone', { projectId, taskId: opening, isMilestone: false })
    expect(await early()).toEqual([{ title: 'Escavar', days: 1 }])
  })

  it('GAN-07 are changed by whoever edits tasks, and by nobody else', async () => {
    const { projectId, opening, schedulingOf } = await scheduledTasks()
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    const stranger = await founder()
    const place = { projectId, taskId: opening }
    for (const person of [bia, stranger]) {
      const { status } = await person.attempt('SetTaskMilestone', { ...place, isMilestone: false })
      expect(status).toBeGreaterThanOrEqual(403)
      const { status: ofDeadline } = await person.attempt('SetTaskDeadline', { ...place, deadlineOn: null })
      expect(ofDeadline).toBeGreaterThanOrEqual(403)
    }
    expect(await schedulingOf(opening)).toEqual([true, '2027-03-04'])
  })
})
