import { dayOfNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { linkKinds } from '@prumo/contracts/schedule/link'
import type { PlanDependency, PlanTask } from '@prumo/contracts/schedule/planNetwork'
import { planSchedule } from '@prumo/contracts/schedule/planSchedule'
import { planScheduler } from '@prumo/contracts/schedule/planScheduler'
import type { WorkDays } from '@prumo/contracts/schedule/workCalendar'
import { atMost, type Measurement } from './measurement'
import { median } from './statistics'

const networks = 100
const tasksEach = 122
const warmUps = 5
const times = 15
const weekdays: WorkDays = {
  week: [true, true, true, true, true, false, false],
  holidays: ['2026-12-25', '2027-01-01'],
}

type Rows = { tasks: PlanTask[]; dependencies: PlanDependency[] }

/** A plan of 12,200 tasks, reckoned anew from rows as an answer brings them: no text of theirs was seen before. */
export const schedule: Measurement = async ({ say }) => {
  const plan = spliced()
  const written = JSON.stringify(plan)
  say('reckoning')
  const taken: number[] = []
  for (let time = 0; time < warmUps + times; time++) {
    const { tasks, dependencies }: Rows = JSON.parse(written)
    const began = performance.now()
    const { cycle } = planSchedule(tasks, dependencies, weekdays)
    taken.push(performance.now() - began)
    if (cycle) throw new Error('the plan goes in a circle')
  }
  return [
    atMost(20, {
      name: 'Critical path of 12,200 tasks, from rows to dates',
      unit: 'ms',
      value: median(taken.slice(warmUps)),
      note: `the median of ${times} times, in one process`,
    }),
    atMost(5, {
      name: 'The same after an edit of one task',
      unit: 'ms',
      value: median(editsOf(plan)),
      note: `the median of ${times} edits, each of the end of another task`,
    }),
  ]
}

/** How long it takes to schedule a plan again when a task ends a week later: each time another one. */
function editsOf({ tasks: planned, dependencies }: Rows): number[] {
  const scheduleOf = planScheduler()
  let tasks: readonly PlanTask[] = planned
  scheduleOf(tasks, dependencies, weekdays)
  const taken: number[] = []
  for (let time = 0; time < warmUps + times; time++) {
    const edited = Math.floor((time * tasks.length) / (warmUps + times))
    tasks = tasks.map((task, index) =>
      index === edited ? { ...task, endOn: dayOfNumber(numberOfDay(task.endOn) + 7) } : task,
    )
    const began = performance.now()
    scheduleOf(tasks, dependencies, weekdays)
    taken.push(performance.now() - began)
  }
  return taken.slice(warmUps)
}

/** Networks one after the other, each of chains that cross, by links of every kind. */
function spliced(): Rows {
  const begin = numberOfDay('2026-01-05')
  const tasks: PlanTask[] = []
  const dependencies: PlanDependency[] = []
  for (let index = 0; index < networks * tasksEach; index++) {
    const startOn = begin + Math.floor(index / 2)
    const days = { startOn: dayOfNumber(startOn), endOn: dayOfNumber(startOn + (index % 7)) }
    const rest = { isMilestone: false, deadlineOn: null, state: 'open' } as const
    tasks.push({ taskId: idOf(index), ...days, ...rest })
    for (const back of [1 + (index % 5), 6 + (index % 11)]) {
      if (back > index) continue
      const kind = linkKinds[index % 13 < 10 ? 0 : index % 4] ?? 'FS'
      dependencies.push({ predecessorId: idOf(index - back), taskId: idOf(index), kind, lag: index % 3 })
    }
  }
  // Its dates are possible, as those of plans mostly are.
  const dates = planSchedule(tasks, dependencies, weekdays).tasks
  const dated = tasks.map((task, index) => {
    const { earlyStartOn: startOn = task.startOn, earlyEndOn: endOn = task.endOn } = dates[index] ?? {}
    return { ...task, startOn, endOn }
  })
  return { tasks: dated, dependencies }
}

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
