import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import { personAt } from '../world/person'
import { world } from '../world/world'

const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const theWorld = await world({}, clock)
const { founder, colleague, project } = theWorld
const ana = await founder()
const hours = 60

const workQueries = ['workCurve', 'workCurveTasks', 'workCurveChanges'] as const

type Unit = 'effort' | 'workingDays' | 'tasks'

/** Two tasks of a week each, one after the other: 600 and 300 minutes. */
async function aPlan() {
  // Sessions end while days go by.
  await ana.signIn()
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour] = [fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, more: object = {}) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, ...more })
  const itsDays = (startOn: string, endOn: string) => ({ baselineStartOn: startOn, baselineEndOn: endOn })
  await add(dig, 'Escavar', '2026-03-02', '2026-03-06', {
    estimatedMinutes: 600,
    ...itsDays('2026-03-02', '2026-03-06'),
  })
  await add(pour, 'Concretar', '2026-03-09', '2026-03-13', {
    estimatedMinutes: 300,
    ...itsDays('2026-03-09', '2026-03-13'),
  })
  const change = (taskId: string, changes: object) => ana.act('ChangeTask', { projectId, taskId, ...changes })
  const ask = (statusOn: string, more: object = {}) =>
    ana.ask('workCurve', { projectId, statusOn, by: 'day', ...more } as never)
  const tasksAt = (statusOn: string, more: object = {}) =>
    ana.ask('workCurveTasks', { projectId, statusOn, ...more } as never)
  const changesAt = (statusOn: string, more: object = {}) =>
    ana.ask('workCurveChanges', { projectId, statusOn, ...more } as never)
  return { projectId, stepId, dig, pour, add, itsDays, change, ask, tasksAt, changesAt }
}

const at = (curve: { points: { on: string }[] }, on: string) => curve.points.find((point) => point.on === on)

describe('KAN-05 The S-curve of work', () => {
  it('plans evenly over working days, earns what was reported on its day, and goes on as fast as so far', async () => {
    const { dig, ask } = await aPlan().then(async (plan) => {
      await plan.change(plan.dig, { progress: 20, realizedMinutes: 240 })
      return plan
    })
    expect(dig).toBeTruthy()
    const curve = await ask('2026-03-03')
    expect(curve.unit).toBe('effort')
    expect(curve.coverage).toEqual({ counted: 2, total: 2 })
    expect(at(curve, '2026-03-01')).toMatchObject({ planned: 0, earned: 0 })
    expect(at(curve, '2026-03-02')).toMatchObject({ planned: 120, earned: 120, actual: 240, trend: null })
    expect(at(curve, '2026-03-03')).toMatchObject({ planned: 240, earned: 120, actual: 240, trend: 120 })
    expect(at(curve, '2026-03-08')).toMatchObject({ planned: 600, earned: null, actual: null })
    expect(at(curve, '2026-03-13')).toMatchObject({ planned: 900 })
    expect(curve.figures).toMatchObject({
      budgetAtCompletion: 900,
      plannedValue: 240,
      earnedValue: 120,
      actualCost: 240,
      scheduleVariance: -120,
      costVariance: -120,
      schedulePerformanceIndex: 0.5,
      costPerformanceIndex: 0.5,
      estimateAtCompletion: 1800,
      estimateAtCompletionAtypical: 1020,
      estimateToComplete: 1560,
      varianceAtCompletion: -900,
      plannedDuration: 10,
      actualTime: 2,
      earnedSchedule: 1,
      schedulePerformanceIndexTime: 0.5,
      independentEstimateAtCompletionTime: 20,
    })
    // Ten working days in twenty: four weeks from Monday.
    expect(curve.ends).toEqual({
      baselineEndOn: '2026-03-13',
      expectedEndOn: '2026-03-27',
      planEndOn: '2026-03-13',
      finishedOn: null,
    })
    expect(curve.points.at(-1)).toMatchObject({ on: '2026-03-27', trend: 900 })
  })

  it('samples what has come together by the end of each week and month, and of the status day', async () => {
    const { dig, change, ask } = await aPlan()
    await change(dig, { progress: 50 })
    const daily = await ask('2026-03-04')
    const weekly = await ask('2026-03-04', { by: 'week' })
    const monthly = await ask('2026-03-04', { by: 'month' })
    expect(weekly.points.slice(0, 4).map(({ on }) => on)).toEqual([
      '2026-03-01',
      '2026-03-04',
      '2026-03-08',
      '2026-03-15',
    ])
    expect(monthly.points.map(({ on }) => on)).toEqual(['2026-02-28', '2026-03-04', '2026-03-31'])
    for (const { on, planned } of [...weekly.points, ...monthly.points])
      expect(planned).toBe(at(daily, on) ? (at(daily, on) as unknown as { planned: number }).planned : planned)
    expect([daily, weekly, monthly].map(({ figures }) => figures)).toEqual(Array(3).fill(daily.figures))
  })

  it('counts on the day on which it was recorded in Brasília, and may fall again', async () => {
    const { dig, change, ask } = await aPlan()
    // 23:59 in Brasília is the next day in Greenwich.
    const midnight = Date.parse('2026-03-03T02:59:00Z')
    pass((midnight - clock.time.getTime()) / 60_000)
    await ana.signIn()
    await change(dig, { progress: 80 })
    pass(24 * hours)
    await ana.signIn()
    await change(dig, { progress: 30 })
    const curve = await ask('2026-03-03')
    expect(at(curve, '2026-03-02')).toMatchObject({ earned: 480 })
    expect(at(curve, '2026-03-03')).toMatchObject({ earned: 180 })
    pass(13 * hours)
  })

  it('weighs by working days where a task has no effort, and says what is left out and why', async () => {
    const { projectId, dig, pour, add, itsDays, change, ask, tasksAt } = await aPlan()
    const [loose, gate, gone] = [fresh(), fresh(), fresh()]
    await add(loose, 'Sem linha de base', '2026-03-02', '2026-03-04', { estimatedMinutes: 60 })
    await add(gate, 'Entrega', '2026-03-13', '2026-03-13', itsDays('2026-03-13', '2026-03-13'))
    await change(gate, { isMilestone: true })
    await add(gone, 'Excluída', '2026-03-02', '2026-03-03', {
      estimatedMinutes: 45,
      ...itsDays('2026-03-02', '2026-03-03'),
    })
    await ana.act('DeleteTask', { projectId, taskId: gone })
    const curve = await ask('2026-03-04')
    expect(curve).toMatchObject({ unit: 'effort', coverage: { counted: 2, total: 4 } })
    expect(curve.leftOut).toEqual([
      { because: 'deleted', count: 1, weight: 45, actual: null },
      { because: 'milestone', count: 1, weight: null, actual: null },
      { because: 'noBaseline', count: 1, weight: 60, actual: null },
    ])
    expect((await tasksAt('2026-03-04', { because: 'deleted' })).items).toMatchObject([
      { taskId: gone, title: 'Excluída', weight: 45, planned: 0, earned: 0, leftOut: 'deleted' },
    ])
    await change(dig, { estimatedMinutes: null, progress: 50 })
    const byDays = await ask('2026-03-04')
    expect(byDays).toMatchObject({ unit: 'workingDays', figures: { budgetAtCompletion: 10, actualCost: null } })
    expect(byDays.figures).toMatchObject({ earnedValue: 2.5, costPerformanceIndex: null })
    expect(byDays.missing).toMatchObject({ costPerformanceIndex: 'otherUnits', estimateAtCompletion: 'otherUnits' })
    const byEffort = await ask('2026-03-04', { unit: 'effort' })
    expect(byEffort.leftOut).toContainEqual({ because: 'noEffort', count: 1, weight: null, actual: null })
    expect(byEffort.figures.budgetAtCompletion).toBe(300)
    expect(byEffort.missing.costPerformanceIndex).toBe('noActuals')
    const byCount = await ask('2026-03-04', { unit: 'tasks' })
    expect(byCount.figures.budgetAtCompletion).toBe(3)
    expect((await tasksAt('2026-03-04', { unit: 'tasks' })).items.map(({ taskId }) => taskId)).toContain(gate)
    expect(pour).toBeTruthy()
  })

  it('has no index of what weighs nothing: no task, no baseline, no effort at all', async () => {
    const projectId = await project(ana)
    const empty = await ana.ask('workCurve', { projectId, statusOn: '2026-03-10' })
    expect(empty).toMatchObject({ coverage: { counted: 0, total: 0 }, ends: { baselineEndOn: null, finishedOn: null } })
    expect(empty.missing).toMatchObject({
      schedulePerformanceIndex: 'nothingPlanned',
      costPerformanceIndex: 'nothingPlanned',
      earnedSchedule: 'nothingPlanned',
    })
    const { dig, pour, change, ask } = await aPlan()
    for (const taskId of [dig, pour]) await change(taskId, { estimatedMinutes: 0 })
    const free = await ask('2026-03-10', { unit: 'effort' })
    expect(free.figures).toMatchObject({ budgetAtCompletion: 0, schedulePerformanceIndex: null })
    expect((await ask('2026-03-10')).unit).toBe('workingDays')
  })

  it('follows a baseline that was saved after the fact, with its own days, and not those of now', async () => {
    const { projectId, dig, change, ask } = await aPlan()
    const then = now().slice(0, 10)
    pass(24 * hours)
    await ana.signIn()
    await change(dig, { endOn: '2026-03-20', baselineEndOn: '2026-03-20' })
    const baselineId = fresh()
    await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: then })
    await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2026-03-05', description: 'Local' })
    const ofContract = await ask('2026-03-05', { baselineId })
    expect(ofContract).toMatchObject({ baseline: { baselineId, name: 'Contrato' } })
    expect(ofContract.figures).toMatchObject({ plannedValue: 480, plannedDuration: 10 })
    const withoutContract = await ask('2026-03-05')
    // Fourteen working days, since one is a holiday by now.
    expect(withoutContract.figures.plannedDuration).toBe(14)
    expect(withoutContract.figures.plannedValue).toBeCloseTo((600 * 3) / 14, 9)
    const unknown = await ana.inquire('workCurve', { projectId, statusOn: '2026-03-05', baselineId: fresh() })
    expect(unknown.status).toBe(404)
  })

  it('counts a task as done from when its step finishes tasks, and says when all was done', async () => {
    const { projectId, dig, pour, change, ask, tasksAt } = await aPlan()
    const { steps } = await ana.ask('board', { projectId })
    const last = steps.at(-1)?.stepId ?? ''
    const on = now().slice(0, 10)
    await ana.act('MoveTask', { projectId, taskId: dig, stepId: last, beforeTaskId: null })
    await change(pour, { progress: 100 })
    const isFinishing = steps.at(-1)?.finishes
    if (!isFinishing) await ana.act('ChangeStep', { projectId, stepId: last, finishes: true })
    const curve = await ask('2026-03-25')
    expect(curve.figures).toMatchObject({ earnedValue: 900, earnedSchedule: 10 })
    expect(curve.missing).toMatchObject({ toSchedulePerformanceIndex: 'finished' })
    expect(curve.ends).toMatchObject({ finishedOn: on, expectedEndOn: on })
    expect(curve.points.every(({ trend }) => trend === null)).toBe(true)
    const { items } = await tasksAt('2026-03-25')
    expect(items.map(({ progress, reportedOn }) => [progress, reportedOn])).toEqual([
      [100, on],
      [100, on],
    ])
    await ana.act('ChangeStep', { projectId, stepId: last, finishes: false })
    expect((await ask('2026-03-25')).figures.earnedValue).toBe(300)
  })
})

describe('What a curve was reckoned from', () => {
  it('KAN-05 is its tasks, those furthest from their plan first, page by page, and they add up to it', async () => {
    const { dig, pour, change, ask, tasksAt } = await aPlan()
    await change(pour, { progress: 40, realizedMinutes: 30 })
    const { figures } = await ask('2026-03-06')
    const first = await tasksAt('2026-03-06', { limit: 1 })
    const second = await tasksAt('2026-03-06', { limit: 1, after: first.next })
    expect([first.items[0]?.taskId, second.items[0]?.taskId, second.next]).toEqual([dig, pour, null])
    const all = [...first.items, ...second.items]
    const sum = (name: 'planned' | 'earned' | 'actual') => all.reduce((total, task) => total + (task[name] ?? 0), 0)
    expect([sum('planned'), sum('earned'), sum('actual')]).toEqual([
      figures.plannedValue,
      figures.earnedValue,
      figures.actualCost,
    ])
  })

  it.each(['effort', 'workingDays', 'tasks'] as const)(
    'KAN-05 adds up to the curve by parts of a weight: %s',
    async (unit) => {
      const { dig, pour, change, ask, tasksAt, changesAt } = await aPlan()
      await change(dig, { progress: 50, estimatedMinutes: 601 })
      await change(pour, { progress: 33, estimatedMinutes: 7 })
      const statusOn = now().slice(0, 10)
      const { figures } = await ask(statusOn, { unit })
      const { items } = await tasksAt(statusOn, { unit })
      const weights = { effort: [601, 7], workingDays: [5, 5], tasks: [1, 1] }[unit] as [number, number]
      const earned = [weights[0] * 0.5, weights[1] * 0.33] as const
      const earnedOf = (taskId: string) => items.find((item) => item.taskId === taskId)?.earned
      expect(earnedOf(dig)).toBeCloseTo(earned[0], 9)
      expect(earnedOf(pour)).toBeCloseTo(earned[1], 9)
      expect(figures.earnedValue).toBeCloseTo(earned[0] + earned[1], 9)
      pass(24 * hours)
      await ana.signIn()
      await change(pour, { progress: 34, deliveryGroup: 'Base' })
      expect((await changesAt(statusOn, { unit })).items).toEqual([])
    },
  )

  it('is read of the first and the last day of all', async () => {
    const { projectId } = await aPlan()
    for (const statusOn of ['0001-01-01', '9999-12-31'])
      for (const name of workQueries) {
        const { status } = await ana.inquire(name, { projectId, statusOn })
        expect(status, `${name} ${statusOn}`).toBe(200)
      }
  })

  it('is told apart from what was recorded since: each task before and after, and no other', async () => {
    const { projectId, dig, pour, add, itsDays, change, changesAt } = await aPlan()
    const on = now().slice(0, 10)
    await change(dig, { progress: 50 })
    pass(24 * hours)
    await ana.signIn()
    expect(await changesAt(on)).toMatchObject({ items: [], count: 0, next: null })
    await change(dig, { progress: 70, title: 'Escavar tudo' })
    expect((await changesAt(on)).items).toEqual([])
    await change(dig, { estimatedMinutes: 1200 })
    await change(pour, itsDays('2026-03-02', '2026-03-06'))
    const late = fresh()
    await add(late, 'Esquecida', on, on, { estimatedMinutes: 100, ...itsDays('2026-03-02', '2026-03-02') })
    const { items, count } = await changesAt(on)
    expect(count).toBe(3)
    expect(items.find(({ taskId }) => taskId === dig)).toMatchObject({
      title: 'Escavar tudo',
      before: { earned: 300 },
      after: { earned: 600 },
    })
    expect(items.find(({ taskId }) => taskId === late)).toMatchObject({ before: null, after: { earned: 0 } })
    await ana.act('DeleteTask', { projectId, taskId: dig })
    expect((await changesAt(on)).items.find(({ taskId }) => taskId === dig)?.after).toBeNull()
    const pages = [await changesAt(on, { limit: 2 })]
    pages.push(await changesAt(on, { limit: 2, after: pages[0]?.next }))
    expect(pages.flatMap(({ items: each }) => each.map(({ taskId }) => taskId)).sort()).toEqual(
      [dig, pour, late].sort(),
    )
  })

  it('counts each report on its day in the zone of then, whatever zone was chosen since', async () => {
    const { dig, change, ask, tasksAt } = await aPlan()
    const report = async (instant: string, progress: number) => {
      pass((Date.parse(instant) - clock.time.getTime()) / 60_000)
      await ana.signIn()
      await change(dig, { progress })
      pass(1)
    }
    // Still 10 March in Brasília, no more in Greenwich and Tokyo.
    await report('2026-03-11T02:30:00Z', 80)
    await ana.act('SetTimeZone', { timeZone: 'Asia/Tokyo' })
    // 12 March in Tokyo alone.
    await report('2026-03-11T16:00:00Z', 30)
    await ana.act('SetTimeZone', { timeZone: 'America/Sao_Paulo' })
    await report('2026-03-14T02:30:00Z', 50)
    const curve = await ask('2026-03-15')
    const earned = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14']
    expect(earned.map((on) => at(curve, on))).toMatchObject(
      [0, 480, 480, 180, 300, 300].map((sum) => ({ earned: sum })),
    )
    expect((await tasksAt('2026-03-12')).items.find(({ taskId }) => taskId === dig)?.reportedOn).toBe('2026-03-12')
  })
})

describe('Who may not', () => {
  it('ORG-09 see tasks, or is of another organization, learns nothing of a curve', async () => {
    const { projectId, dig, change } = await aPlan()
    await change(dig, { title: 'Segredo' })
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { tasks: 'noAccess' })
    const stranger = await founder()
    for (const person of [bia, stranger])
      for (const name of ['workCurve', 'workCurveTasks', 'workCurveChanges', 'costCurve', 'costCurveTasks'] as const) {
        const input = { projectId, statusOn: '2026-03-04', ...(name.startsWith('cost') && { source: 'hours' }) }
        const { status, body } = await person.inquire(name, input as never)
        expect(status, name).toBeGreaterThanOrEqual(403)
        expect(JSON.stringify(body)).not.toMatch(/Segredo|Concretar|budget/)
      }
  })
})

describe('A report of a day', () => {
  it('AUD-01 has the same hash whatever was recorded or renamed since, also after a restart', async () => {
    const { projectId, dig, pour, change, ask } = await aPlan()
    const baselineId = fresh()
    await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
    await change(dig, { progress: 50, realizedMinutes: 100 })
    const statusOn = now().slice(0, 10)
    pass(1)
    const asOf = now()
    pass(1)
    const reports = () =>
      Promise.all(
        [{}, { baselineId }, { unit: 'tasks' as Unit }].map(
          async (more) => (await ask(statusOn, { ...more, asOf })).hash,
        ),
      )
    const before = await reports()
    expect(new Set(before).size).toBe(3)
    expect((await ask(statusOn)).hash).toBe(before[0])
    await change(dig, { progress: 90, title: 'Outro nome', estimatedMinutes: 10 })
    await ana.act('DeleteTask', { projectId, taskId: pour })
    await ana.act('SetWorkTime', { projectId, ...defaultWorkWeek, fridayMinutes: 0 })
    await ana.act('RemoveBaseline', { projectId, baselineId })
    expect(await reports()).toEqual(before)
    expect((await ask(statusOn)).hash).not.toBe(before[0])
    await theWorld.restart()
    const again = personAt(theWorld.prumo.url, ana)
    await again.signIn()
    const { hash } = await again.ask('workCurve', { projectId, statusOn, by: 'day', asOf } as never)
    expect(hash).toBe(before[0])
  })
})
