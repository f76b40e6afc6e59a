import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { clock } = movedClock(new Date('2026-03-12T12:00:00Z'))
const { founder, colleague, project } = await world({}, clock)
const today = '2026-03-12'

/** A task of this person's in a project, which lasts a day. */
async function aTask(ana: Person, projectId: string, endOn: string, more: object = {}): Promise<string> {
  const stepId = await firstStepOf(ana, projectId)
  const [taskId, day] = [fresh(), { startOn: endOn, endOn }]
  await ana.act('AddTask', { projectId, stepId, taskId, title: endOn, ...day, assigneeId: ana.userId, ...more })
  return taskId
}

describe('What waits for somebody today', () => {
  it('POR-05 is their own late tasks, those due until today, and those that begin too early', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'editor')
    const projectId = await project(ana, { pitch: 'Muro' })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const late = await aTask(ana, projectId, '2026-03-06')
    const due = await aTask(ana, projectId, today)
    const next = await aTask(ana, projectId, '2026-03-20')
    const tooEarly = await aTask(ana, projectId, '2026-03-19', { predecessorIds: [next] })
    await aTask(ana, projectId, '2026-03-05', { assigneeId: bia.userId })
    await aTask(ana, projectId, '2026-03-05', { progress: 100 })
    const { on, tasks } = await ana.ask('dashboardToday', {})
    expect(on).toBe(today)
    expect(tasks).toMatchObject({
      late: { count: 1, first: [{ projectId, projectPitch: 'Muro', taskId: late, endOn: '2026-03-06' }] },
      due: { count: 1, first: [{ taskId: due }] },
      tooEarly: { count: 1, first: [{ taskId: tooEarly }] },
    })
    expect((await bia.ask('dashboardToday', {})).tasks).toMatchObject({ late: { count: 1 }, due: { count: 0 } })
  })

  it('POR-05 is money that was due or is today, by project, for whoever sees the finance of it', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const projectId = await project(ana, { pitch: 'Muro' })
    const ledger = await aMoneyLedger(ana, projectId)
    const paid = await ledger.record('2026-03-01', [['2026-03-02', 5_00]])
    await ledger.pay(paid, 0, '2026-03-02')
    await ledger.record('2026-03-01', [
      ['2026-03-05', 10_00],
      [today, 10_00],
      ['2026-03-13', 10_00],
    ])
    const beside = await project(ana, { pitch: 'Portão' })
    await (await aMoneyLedger(ana, beside)).record(today, [[today, 1_00]])
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const ofMuro = { projectId, projectPitch: 'Muro', overdueCount: 1, dueCount: 1 }
    const ofPortao = { projectId: beside, projectPitch: 'Portão', overdueCount: 0, dueCount: 1 }
    expect((await ana.ask('dashboardToday', {})).dueInstallments).toEqual([ofMuro, ofPortao])
    expect((await bia.ask('dashboardToday', {})).dueInstallments).toEqual([ofMuro])
    await giveRights(ana, bia, { finance: 'noAccess', tasks: 'noAccess', documents: 'noAccess' })
    expect(await bia.ask('dashboardToday', {})).toEqual({
      on: today,
      tasks: null,
      approvals: null,
      mentionCount: 0,
      dueInstallments: null,
      hidden: ['finance'],
    })
    expect((await stranger.ask('dashboardToday', {})).dueInstallments).toEqual([])
  })

  it('POR-05 is who mentioned them and is not read yet', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'editor')
    const projectId = await project(ana, { pitch: 'Muro' })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const target = { kind: 'project', id: projectId } as const
    const content = [{ text: 'Veja isto, ' }, { mention: bia.userId }]
    await ana.act('AddComment', { projectId, target, commentId: fresh(), content })
    await expect.poll(async () => (await bia.ask('dashboardToday', {})).mentionCount).toBe(1)
    await bia.act('MarkAllNotificationsRead', { through: '2026-03-13T00:00:00.000Z' })
    expect((await bia.ask('dashboardToday', {})).mentionCount).toBe(0)
    expect((await ana.ask('dashboardToday', {})).mentionCount).toBe(0)
  })
})
