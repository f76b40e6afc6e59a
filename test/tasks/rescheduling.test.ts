import type { CommandOf, QueryInput } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const theWorld = await world()
const ana = await theWorld.founder()
const today = '2027-03-01'

/** A plan of Ana's: digging from Monday to Friday, pouring that begins too early for it, and painting on its own. */
async function plan() {
  const projectId = await theWorld.project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, paint] = [fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, more: object = {}) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, ...more })
  await add(dig, 'Escavar', '2027-03-01', '2027-03-05')
  await add(pour, 'Concretar', '2027-03-03', '2027-03-04', { predecessorIds: [dig] })
  await add(paint, 'Pintar', '2027-03-10', '2027-03-12')
  const preview = (way: QueryInput<'planMoves'>['way'], more: object = {}) =>
    ana.ask('planMoves', { projectId, way, today, ...more })
  const confirm = async (
    way: CommandOf<'ReschedulePlan'>['data']['way'],
    more: { taskIds?: string[]; planStartOn?: string } = {},
  ) => {
    const { taskIds = null, planStartOn } = more
    const { digest, planStartOn: from } = await preview(way, {
      ...(taskIds && { taskId: taskIds }),
      ...(planStartOn && { planStartOn }),
    })
    const actionId = fresh()
    await ana.act('ReschedulePlan', { projectId, way, planStartOn: from, taskIds, digest }, actionId)
    return actionId
  }
  return { projectId, stepId, dig, pour, paint, add, preview, confirm }
}

const datesIn = async (person: Person, projectId: string) => {
  const { tasks } = await person.ask('board', { projectId })
  return Object.fromEntries(tasks.map(({ title, startOn, endOn }) => [title, `${startOn} ${endOn}`]))
}
const before = {
  Escavar: '2027-03-01 2027-03-05',
  Concretar: '2027-03-03 2027-03-04',
  Pintar: '2027-03-10 2027-03-12',
}
const pushed = { ...before, Concretar: '2027-03-08 2027-03-09' }

describe('GAN-04 A plan that is rescheduled', () => {
  it('GAN-09 says why one of its tasks changed by what was done to that task, not to all', async () => {
    const { projectId, pour, paint, add, confirm } = await plan()
    const cure = fresh()
    await add(cure, 'Curar', '2027-03-05', '2027-03-08', { predecessorIds: [pour] })
    const baselineId = fresh()
    await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
    await confirm('push')
    const [action, ...others] = (await ana.ask('baselineReasons', { projectId, baselineId, taskId: pour })).items
    expect(others).toEqual([])
    expect(action).toMatchObject({ kind: 'TaskRescheduled', recordId: pour, recordName: 'Concretar' })
    expect(JSON.stringify(action?.changes)).not.toContain(cure)
    expect((await ana.ask('baselineReasons', { projectId, baselineId, taskId: paint })).items).toEqual([])
  })

  it.each(['push', 'compact', 'move', 'timeReset', 'baselineReset'] as const)(
    'GAN-04 ends on the day that its preview says: %s',
    async (way) => {
      const { projectId, pour, add, preview, confirm } = await plan()
      await add(fresh(), 'Entregar', '2027-03-04', '2027-03-12', { predecessorIds: [pour] })
      const lastEnd = async () => {
        const { tasks } = await ana.ask('board', { projectId })
        return tasks
          .map(({ endOn }) => endOn)
          .sort()
          .at(-1)
      }
      const { planEndOn, moveCount } = await preview(way)
      expect(planEndOn?.before).toBe(await lastEnd())
      if (moveCount > 0) await confirm(way)
      expect(planEndOn?.after).toBe(await lastEnd())
      if (way === 'push') expect(planEndOn).toEqual({ before: '2027-03-12', after: '2027-03-18' })
      if (way === 'baselineReset') expect(planEndOn?.after).toBe('2027-03-12')
    },
  )

  it('GAN-04 KAN-05 shows what the moves do to the planned work: what moves takes its part along, the sum stays', async () => {
    const { projectId, dig, pour, paint, preview, confirm } = await plan()
    const curveBy = async (way: 'push' | 'compact' | 'move' | 'timeReset' | 'baselineReset') =>
      (await preview(way, way === 'move' ? { planStartOn: '2027-03-08' } : {})).curve
    const push = await curveBy('push')
    expect(push).toMatchObject({ unit: 'workingDays', by: 'day' })
    expect(push?.points.find(({ on }) => on === '2027-03-05')).toMatchObject({ before: 7, after: 5 })
    expect(push?.points.at(-1)).toEqual({ on: '2027-03-12', before: 10, after: 10 })
    expect((await curveBy('compact'))?.points.at(-1)).toMatchObject({ before: 10, after: 10 })
    const move = await curveBy('move')
    expect(move?.points.find(({ on }) => on === '2027-03-05')).toMatchObject({ before: 7, after: 0 })
    expect(move?.points.at(-1)).toMatchObject({ before: 10, after: 10 })
    expect([await curveBy('timeReset'), await curveBy('baselineReset')]).toEqual([null, null])
    for (const [index, taskId] of [dig, pour, paint].entries())
      await ana.act('ChangeTask', { projectId, taskId, estimatedMinutes: (index + 1) * 600 })
    const effort = await curveBy('push')
    expect(effort?.unit).toBe('effort')
    expect(effort?.points.find(({ on }) => on === '2027-03-05')).toMatchObject({ before: 1800, after: 600 })
    await confirm('baselineReset')
    const { figures, unit } = await ana.ask('workCurve', { projectId, statusOn: today })
    expect([unit, figures.budgetAtCompletion]).toEqual(['effort', 3600])
    expect(effort?.points.at(-1)).toMatchObject({ before: 3600, after: 3600 })
  })

  it('GAN-04 does what its preview showed, is undone as one action, and done again', async () => {
    const { projectId, pour, preview, confirm } = await plan()
    expect(await preview('push')).toMatchObject({
      moveCount: 1,
      moves: [
        {
          taskId: pour,
          title: 'Concretar',
          startOn: '2027-03-08',
          endOn: '2027-03-09',
          before: { startOn: '2027-03-03', endOn: '2027-03-04' },
        },
      ],
      stays: [],
      locked: [],
    })
    expect(await datesIn(ana, projectId)).toEqual(before)
    const actionId = await confirm('push')
    expect(await datesIn(ana, projectId)).toEqual(pushed)
    const undoId = fresh()
    await ana.act('UndoPlanAction', { projectId, actionId }, undoId)
    expect(await datesIn(ana, projectId)).toEqual(before)
    await ana.act('UndoPlanAction', { projectId, actionId: undoId })
    expect(await datesIn(ana, projectId)).toEqual(pushed)
  })

  it('GAN-04 compacts from a day on and moves as a whole, and what has begun or is finished stays and is named', async () => {
    const { projectId, dig, preview, confirm } = await plan()
    await ana.act('ChangeTask', { projectId, taskId: dig, progress: 40 })
    const shown = await preview('compact')
    expect(shown.planStartOn).toBe('2027-03-01')
    expect(shown.stays).toEqual([{ because: 'begun', count: 1, tasks: [{ taskId: dig, title: 'Escavar' }] }])
    await confirm('compact', { planStartOn: '2027-03-02' })
    const compacted = { ...before, Concretar: '2027-03-08 2027-03-09', Pintar: '2027-03-02 2027-03-04' }
    expect(await datesIn(ana, projectId)).toEqual(compacted)
    await confirm('move', { planStartOn: '2027-03-09' })
    expect(await datesIn(ana, projectId)).toEqual({
      ...before,
      Pintar: '2027-03-09 2027-03-11',
      Concretar: '2027-03-15 2027-03-16',
    })
  })

  it('GAN-04 takes the baseline from the dates of chosen tasks, and the dates back from it', async () => {
    const { projectId, dig, pour, confirm } = await plan()
    const reset = await confirm('baselineReset', { taskIds: [pour] })
    const baselineOf = async (taskId: string) => {
      const { baselineStartOn, baselineEndOn } = await ana.ask('task', { projectId, taskId })
      return [baselineStartOn, baselineEndOn]
    }
    expect(await baselineOf(pour)).toEqual(['2027-03-03', '2027-03-04'])
    expect(await baselineOf(dig)).toEqual([null, null])
    await confirm('push')
    await confirm('timeReset')
    expect(await datesIn(ana, projectId)).toEqual(before)
    await ana.act('UndoPlanAction', { projectId, actionId: reset })
    expect(await baselineOf(pour)).toEqual([null, null])
  })

  it('GAN-04 is refused where it would do anything else than was previewed, and stores nothing', async () => {
    const { projectId, dig, preview } = await plan()
    const { digest } = await preview('push')
    await ana.act('ChangeTask', { projectId, taskId: dig, endOn: '2027-03-08' })
    const attempt = () =>
      ana.attempt('ReschedulePlan', { projectId, way: 'push', planStartOn: null, taskIds: null, digest })
    expect(await attempt()).toMatchObject({ status: 409, body: { code: 'plan.changedSincePreview' } })
    expect((await datesIn(ana, projectId)).Concretar).toBe(before.Concretar)
  })

  it('GAN-04 happens once where two people confirm at once', async () => {
    const { projectId, preview } = await plan()
    const { digest } = await preview('push')
    const data = { projectId, way: 'push' as const, planStartOn: null, taskIds: null, digest }
    const replies = await Promise.all([ana.attempt('ReschedulePlan', data), ana.attempt('ReschedulePlan', data)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await datesIn(ana, projectId)).toEqual(pushed)
  })

  it('GAN-04 SET-03 SET-05 names the tasks whose step locks their dates, or that are of somebody else, and moves none', async () => {
    const { projectId, stepId, pour, preview } = await plan()
    const bia = await theWorld.colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await ana.act('LockStepFields', { projectId, stepId, fields: ['endOn'] })
    const { digest, locked, lockedCount } = await preview('push')
    expect([locked, lockedCount]).toEqual([[{ taskId: pour, title: 'Concretar' }], 1])
    const data = { projectId, way: 'push' as const, planStartOn: null, taskIds: null, digest }
    expect(await ana.attempt('ReschedulePlan', data)).toMatchObject({
      status: 409,
      body: {
        code: 'tasks.refused',
        details: { refused: 1, of: 1, tasks: [{ taskId: pour, code: 'task.fieldLocked' }] },
      },
    })
    await ana.act('LockStepFields', { projectId, stepId, fields: [] })
    await ana.act('ChangeTask', { projectId, taskId: pour, assigneeId: ana.userId })
    await ana.act('SetTaskBehaviour', { projectId, blockTasksOfOthers: true, blockUnfinishedPredecessors: false })
    expect(await bia.attempt('ReschedulePlan', data)).toMatchObject({
      status: 409,
      body: { code: 'tasks.refused', details: { tasks: [{ taskId: pour, code: 'task.ofAnother' }] } },
    })
    expect(await datesIn(ana, projectId)).toEqual(before)
  })

  it('GAN-04 TSK-06 takes the dates in checklists along, and undo brings them back', async () => {
    const { projectId, pour, confirm } = await plan()
    const itemId = fresh()
    const item = { description: 'Conferir', assigneeId: null, startOn: '2027-03-04', endOn: '2027-03-04' }
    await ana.act('AddChecklistItem', { projectId, taskId: pour, itemId, ...item })
    const daysOf = async () => {
      const { checklist } = await ana.ask('task', { projectId, taskId: pour })
      return checklist.map(({ startOn, endOn }) => `${startOn} ${endOn}`)
    }
    const actionId = await confirm('push')
    expect(await daysOf()).toEqual(['2027-03-09 2027-03-09'])
    const undoId = fresh()
    await ana.act('UndoPlanAction', { projectId, actionId }, undoId)
    expect(await daysOf()).toEqual(['2027-03-04 2027-03-04'])
    await ana.act('UndoPlanAction', { projectId, actionId: undoId })
    expect([await daysOf(), await datesIn(ana, projectId)]).toEqual([['2027-03-09 2027-03-09'], pushed])
  })

  it('GAN-04 is not undone where somebody has changed a task since, and says who', async () => {
    const { projectId, pour, confirm } = await plan()
    const bia = await theWorld.colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const actionId = await confirm('push')
    await bia.act('ChangeTask', { projectId, taskId: pour, endOn: '2027-03-12' })
    expect(await ana.attempt('UndoPlanAction', { projectId, actionId })).toMatchObject({
      status: 409,
      body: { code: 'undo.changedSince', details: { fields: ['startOn', 'endOn'], userId: bia.userId } },
    })
    expect((await datesIn(ana, projectId)).Concretar).toBe('2027-03-08 2027-03-12')
  })

  it('GAN-04 counts as a change of each task where somebody undoes what they did before', async () => {
    const { projectId, pour, confirm } = await plan()
    const actionId = fresh()
    await ana.act('ChangeTask', { projectId, taskId: pour, endOn: '2027-03-05' }, actionId)
    await confirm('push')
    expect(await ana.attempt('UndoPlanAction', { projectId, actionId })).toMatchObject({
      status: 409,
      body: { code: 'undo.changedSince', details: { fields: ['endOn'], userId: ana.userId } },
    })
  })

  it('GAN-04 AUD-01 stands in the history of each task, and among its changed fields', async () => {
    const { projectId, dig, pour, confirm } = await plan()
    await confirm('push')
    const { items } = await ana.ask('taskHistory', { projectId, taskId: pour })
    expect(items[0]).toMatchObject({
      kind: 'TaskRescheduled',
      recordId: pour,
      recordName: 'Concretar',
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'startOn', before: { value: '2027-03-03', names: {} } }),
        expect.objectContaining({ field: 'endOn', after: { value: '2027-03-09', names: {} } }),
      ]),
    })
    expect((await ana.ask('taskHistory', { projectId, taskId: dig })).items.map(({ kind }) => kind)).toEqual([
      'TaskAdded',
    ])
    const { changedFields } = await ana.ask('task', { projectId, taskId: pour })
    expect(Object.keys(changedFields).sort()).toEqual(['endOn', 'startOn'])
    const { items: thread } = await ana.ask('discussion', { projectId, kind: 'task', targetId: pour })
    expect(thread.map((item) => 'message' in item && item.message?.kind)).toContain('TaskRescheduled')
  })

  it('GAN-04 is previewed as of a past day', async () => {
    const { projectId, preview, confirm } = await plan()
    const { digest } = await preview('push')
    const asOf = await momentBetween()
    await confirm('push')
    expect((await preview('push')).moveCount).toBe(0)
    const { body } = await ana.inquire('planMoves', { projectId, way: 'push', today, asOf })
    expect(body).toMatchObject({ moveCount: 1, digest })
  })

  it('GAN-04 is done and previewed by nobody who may not', async () => {
    const { projectId, preview } = await plan()
    const { digest } = await preview('push')
    const data = { projectId, way: 'push' as const, planStartOn: null, taskIds: null, digest }
    const bia = await theWorld.colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    const statuses = async (person: Person) => [
      (await person.attempt('ReschedulePlan', data)).status,
      (await person.inquire('planMoves', { projectId, way: 'push', today })).status,
    ]
    expect(await statuses(bia)).toEqual([403, 200])
    expect(await statuses(await theWorld.founder())).toEqual([404, 404])
    expect(await datesIn(ana, projectId)).toEqual(before)
  })
})
