import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const theWorld = await world()
const ana = await theWorld.founder()
const today = '2027-03-01'

/** Digging, pouring behind it, curing behind that; and painting that begins too early for plastering since ever. */
async function plan(always = false) {
  const projectId = await theWorld.project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, cure, plaster, paint] = [fresh(), fresh(), fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, more: object = {}) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, ...more })
  await add(dig, 'Escavar', '2027-03-01', '2027-03-05')
  await add(pour, 'Concretar', '2027-03-08', '2027-03-09', { predecessorIds: [dig] })
  await add(cure, 'Curar', '2027-03-10', '2027-03-11', { predecessorIds: [pour] })
  await add(plaster, 'Rebocar', '2027-03-01', '2027-03-05')
  await add(paint, 'Pintar', '2027-03-03', '2027-03-04', { predecessorIds: [plaster] })
  if (always) await ana.act('SetSuccessorPushing', { projectId, pushesSuccessors: true })
  const dates = async () => {
    const { tasks } = await ana.ask('board', { projectId })
    return Object.fromEntries(tasks.map(({ title, startOn, endOn }) => [title, `${startOn} ${endOn}`]))
  }
  const following = (...taskIds: string[]) => ana.ask('planMoves', { projectId, way: 'push', today, taskId: taskIds })
  return { projectId, dig, pour, cure, paint, dates, following }
}

describe('GAN-04 What follows a change', () => {
  it('GAN-04 is previewed with the new end of the plan, pushed alone and taken back by one undo', async () => {
    const { projectId, dig, dates, following } = await plan()
    await ana.act('ChangeTask', { projectId, taskId: dig, endOn: '2027-03-10' })
    const late = await dates()
    const preview = await following(dig)
    expect(preview).toMatchObject({
      moveCount: 2,
      moves: [
        { title: 'Concretar', startOn: '2027-03-11', endOn: '2027-03-12' },
        { title: 'Curar', startOn: '2027-03-15', endOn: '2027-03-16' },
      ],
      planEndOn: { before: '2027-03-11', after: '2027-03-16' },
      pushed: null,
    })
    const actionId = fresh()
    const data = { projectId, way: 'push' as const, planStartOn: null, taskIds: [dig], digest: preview.digest }
    await ana.act('ReschedulePlan', data, actionId)
    expect(await dates()).toEqual({
      ...late,
      Concretar: '2027-03-11 2027-03-12',
      Curar: '2027-03-15 2027-03-16',
    })
    expect((await following(dig)).moveCount).toBe(0)
    await ana.act('UndoPlanAction', { projectId, actionId })
    expect(await dates()).toEqual(late)
  })

  it('GAN-04 is pushed along where the project wants that, by one action that one undo takes back', async () => {
    const { projectId, dig, dates, following } = await plan(true)
    const before = await dates()
    const actionId = fresh()
    await ana.act('ChangeTask', { projectId, taskId: dig, endOn: '2027-03-10' }, actionId)
    expect(await dates()).toEqual({
      ...before,
      Escavar: '2027-03-01 2027-03-10',
      Concretar: '2027-03-11 2027-03-12',
      Curar: '2027-03-15 2027-03-16',
    })
    expect(await following(dig)).toMatchObject({ moveCount: 0, pushed: { actionId, taskCount: 2 } })
    const viewId = fresh()
    await ana.act('ViewActionLog', { viewId, filters: { ...wholeLog, projectId } })
    const { items } = await ana.ask('actionLog', { viewId, limit: 20 })
    expect(items.map(({ kind }) => kind)).toContain('SuccessorsPushed')
    await ana.act('UndoPlanAction', { projectId, actionId })
    expect(await dates()).toEqual(before)
  })

  it('GAN-04 is set by managers alone, is shown on the board and goes along with a copy', async () => {
    const { projectId } = await plan(true)
    const bia = await theWorld.colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const off = { projectId, pushesSuccessors: false }
    expect((await bia.attempt('SetSuccessorPushing', off)).status).toBe(403)
    expect((await (await theWorld.founder()).attempt('SetSuccessorPushing', off)).status).toBe(404)
    expect((await bia.ask('board', { projectId })).pushesSuccessors).toBe(true)
    const copy = await theWorld.project(ana, { copyFrom: { projectId, parts: ['behaviour'] } })
    await expect.poll(async () => (await ana.ask('board', { projectId: copy })).pushesSuccessors).toBe(true)
    await ana.act('SetSuccessorPushing', off)
    expect((await ana.ask('board', { projectId })).pushesSuccessors).toBe(false)
  })
})
