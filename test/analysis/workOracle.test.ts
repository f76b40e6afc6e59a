import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import { world } from '../world/world'

const program = fileURLToPath(new URL('work.py', import.meta.url))
const absent = spawnSync('python3', ['--version']).status !== 0
const why = absent ? ' (skipped: no python3 here)' : ''

const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const { founder, project } = await world({}, clock)

const step = fc.record({
  deed: fc.constantFrom(
    ...(['add', 'add', 'add', 'progress', 'progress', 'effort', 'spend', 'dates', 'baseline', 'milestone'] as const),
    ...(['move', 'delete', 'restore', 'finishing', 'holiday', 'week', 'save'] as const),
  ),
  task: fc.nat(99),
  from: fc.integer({ min: -5, max: 25 }),
  days: fc.nat(9),
  minutes: fc.nat(900),
  progress: fc.constantFrom(0, 10, 33, 50, 75, 100),
  hours: fc.integer({ min: 1, max: 14 }),
  isSo: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const figuresOfWork = [...figureColumns.values()].flatMap(({ name, group }) => (group === 'work' ? [name] : []))
type Question = { asOf: string | null; statusOn: string; baselineId: string | null; unit: string | null }

/** A day so many days after that on which a history began. */
const dayFrom = (begun: Date, days: number) => new Date(begun.getTime() + days * 86_400_000).toISOString().slice(0, 10)

type Place = { begun: Date; projectId: string; stepIds: string[]; standing: string[]; gone: string[]; saved: string[] }

/** The command of a step, by what there is. */
function commandOf({ deed, task, from, days, minutes, progress, isSo }: Step, at: Place) {
  const { begun, projectId, stepIds, standing, gone, saved } = at
  const taskId = standing[task % Math.max(1, standing.length)]
  const stepId = stepIds[task % stepIds.length]
  const [startOn, endOn] = [dayFrom(begun, from), dayFrom(begun, from + days)]
  const itsDays = isSo ? { baselineStartOn: startOn, baselineEndOn: endOn } : {}
  if (deed === 'add' || taskId === undefined) {
    const added = fresh()
    standing.push(added)
    const effort = { estimatedMinutes: minutes % 7 === 0 ? null : minutes }
    const data = { projectId, stepId, taskId: added, title: 'Obra', startOn, endOn, ...effort, ...itsDays }
    return { type: 'AddTask', data }
  }
  const change = (changes: object) => ({ type: 'ChangeTask', data: { projectId, taskId, ...changes } })
  if (deed === 'delete') {
    standing.splice(standing.indexOf(taskId), 1)
    gone.push(taskId)
    return { type: 'DeleteTask', data: { projectId, taskId } }
  }
  if (deed === 'restore') {
    const restored = gone.pop()
    if (restored === undefined) return change({ progress })
    standing.push(restored)
    return { type: 'RestoreTask', data: { projectId, taskId: restored, stepId: null } }
  }
  if (deed === 'save') {
    const baselineId = fresh()
    saved.push(baselineId)
    return { type: 'SaveBaseline', data: { projectId, baselineId, name: baselineId, asOfOn: null } }
  }
  if (deed === 'finishing') return { type: 'ChangeStep', data: { projectId, stepId, finishes: isSo } }
  if (deed === 'holiday')
    return { type: 'AddHoliday', data: { projectId, holidayId: fresh(), holidayOn: startOn, description: 'Local' } }
  if (deed === 'week') {
    const week = { ...defaultWorkWeek, mondayMinutes: isSo ? 0 : 480, saturdayMinutes: minutes % 2 ? 240 : 0 }
    return { type: 'SetWorkTime', data: { projectId, ...week } }
  }
  if (deed === 'move') return { type: 'MoveTask', data: { projectId, taskId, stepId, beforeTaskId: null } }
  if (deed === 'effort') return change({ estimatedMinutes: minutes })
  if (deed === 'spend') return change({ realizedMinutes: isSo ? minutes : null })
  if (deed === 'dates') return change({ startOn, endOn })
  if (deed === 'baseline') return change({ baselineStartOn: startOn, baselineEndOn: endOn })
  if (deed === 'milestone') return change({ isMilestone: isSo, startOn: endOn, endOn })
  return change({ progress })
}

it.skipIf(absent)(
  `KAN-05 POR-04 A second curve is reckoned alike from random plans, now and as of past moments${why}`,
  { timeout: 3_600_000 },
  async () => {
    const histories: object[] = []
    const ours: unknown[][] = []
    const inAnalysis: Record<string, number | null>[] = []
    const seed = Date.now()
    const count = 30
    for (const steps of fc.sample(fc.array(step, { minLength: count, maxLength: count }), {
      seed,
      numRuns: times(3, 30),
    })) {
      pass(60)
      const begun = clock.time
      // A trial ends while days go by.
      const ana = await founder()
      const projectId = await project(ana)
      const board = await ana.ask('board', { projectId })
      const at: Place = {
        begun,
        projectId,
        stepIds: board.steps.map((each) => each.stepId),
        standing: [],
        gone: [],
        saved: [],
      }
      const deeds: object[] = []
      const moments: string[] = []
      for (const given of steps) {
        const { standing, gone, saved } = at
        const before = [standing, gone, saved].map((ids) => [...ids])
        const command = commandOf(given, at)
        const { status, body } = await ana.attempt(command.type as never, command.data as never)
        expect([200, 409], JSON.stringify(body)).toContain(status)
        if (status === 200) deeds.push({ at: now(), ...command })
        else [at.standing = [], at.gone = [], at.saved = []] = before
        pass(given.hours * 30)
        if (given.progress === 33) moments.push(now())
        pass(given.hours * 10)
        await ana.signIn()
      }
      const today = dayFrom(new Date(clock.time.getTime() - 3 * 3_600_000), 0)
      const baselineIds = [null, ...at.saved.slice(0, 2)]
      const questions: Question[] = [null, ...moments.slice(-3)].flatMap((asOf, index) => {
        const unit = [null, 'effort', 'workingDays', 'tasks'][index % 4] ?? null
        const statusOn = index % 2 ? dayFrom(begun, index * 3) : today
        return baselineIds.map((baselineId) => ({ asOf, statusOn, baselineId, unit }))
      })
      const answered: Question[] = []
      const answers = []
      for (const question of questions) {
        const given = Object.fromEntries(Object.entries(question).filter(([, value]) => value !== null))
        const { status, body } = await ana.inquire('workCurve', { projectId, by: 'day', ...given } as never)
        // Before it was saved there was no such baseline.
        if (status === 404) continue
        expect(status, JSON.stringify(body)).toBe(200)
        answered.push(question)
        answers.push(body)
      }
      const { projects } = await ana.ask('projectAnalysis', { columns: figuresOfWork })
      inAnalysis.push(projects.find((each) => each.projectId === projectId)?.work ?? {})
      const finishes = Object.fromEntries(board.steps.map((each) => [each.stepId, each.finishes]))
      histories.push({ deeds, steps: finishes, questions: answered })
      ours.push(answers)
    }
    const { stdout, stderr } = spawnSync('python3', [program], { input: JSON.stringify(histories), maxBuffer: 2 ** 28 })
    expect(stderr.toString()).toBe('')
    const theirs = JSON.parse(stdout.toString()) as Reckoned[][]
    expect(theirs.flat().length).toBeGreaterThan(5)
    for (const [history, [first]] of theirs.entries())
      expectFigures(inAnalysis[history], first?.indicators, `seed ${seed}, ${history}`)
    for (const [history, answers] of theirs.entries())
      for (const [index, expected] of answers.entries())
        expectAlike(ours[history]?.[index] as Curve, expected, `seed ${seed}, ${history}.${index}`)
  },
)

type Reckoned = {
  unit: string
  counted: number
  leftOut: Record<string, number>
  finishedOn: string | null
  budget: number
  planned: number
  earned: number
  actual: number | null
  duration?: number
  time?: number
  schedule?: number
  endOn?: string
  points?: Record<string, [number, number | null]>
  indicators: Record<string, number | null>
}
type Curve = {
  unit: string
  coverage: { counted: number }
  leftOut: { because: string; count: number }[]
  figures: Record<string, number | null>
  ends: { finishedOn: string | null; baselineEndOn: string | null }
  points: { on: string; planned: number; earned: number | null }[]
}

/** What the analysis of projects says of this day, of every measure of work. */
function expectFigures(found: Record<string, number | null> = {}, expected: Reckoned['indicators'] = {}, name = '') {
  expect(Object.keys(expected).sort(), name).toEqual([...figuresOfWork].sort())
  for (const [figure, value] of Object.entries(expected))
    if (value === null) expect(found[figure], `${figure}, ${name}`).toBeNull()
    else expect(found[figure], `${figure}, ${name}`).toBeCloseTo(value, 6)
}

function expectAlike(curve: Curve, expected: Reckoned, name: string) {
  const { figures } = curve
  expect({ unit: curve.unit, counted: curve.coverage.counted, ends: curve.ends }, name).toMatchObject({
    unit: expected.unit,
    counted: expected.counted,
    ends: { finishedOn: expected.finishedOn, baselineEndOn: expected.endOn ?? null },
  })
  const leftOut = Object.fromEntries(curve.leftOut.map(({ because, count }) => [because, count]))
  const { deleted: _, ...others } = leftOut
  expect(others, name).toEqual(expected.leftOut)
  const pairs = [
    ['budgetAtCompletion', expected.budget],
    ['plannedValue', expected.planned],
    ['earnedValue', expected.earned],
    ['actualCost', expected.actual],
    ['plannedDuration', expected.duration ?? null],
    ['actualTime', expected.time ?? null],
    ['earnedSchedule', expected.schedule ?? null],
  ] as const
  for (const [figure, value] of pairs)
    if (value === null) expect(figures[figure], `${figure}, ${name}`).toBeNull()
    else expect(figures[figure], `${figure}, ${name}`).toBeCloseTo(value, 6)
  let last = 0
  for (const { on, planned, earned } of curve.points) {
    const [value, done] = expected.points?.[on] ?? [planned, earned]
    expect(planned, `planned on ${on}, ${name}`).toBeCloseTo(value, 6)
    if (done !== null) expect(earned, `earned on ${on}, ${name}`).toBeCloseTo(done, 6)
    expect(planned, `planned never falls, ${name}`).toBeGreaterThanOrEqual(last - 1e-9)
    last = planned
    if (earned !== null) expect(earned).toBeLessThanOrEqual((figures.budgetAtCompletion ?? 0) + 1e-9)
  }
}
