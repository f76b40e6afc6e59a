import { overdueBefore } from './overdueBefore'
import { type WorkDays, workCalendar } from './workCalendar'

/** How a task stands against its baseline. */
export const taskStates = [
  'onTime',
  'early',
  'late',
  'delayed',
  'completed',
  'completedEarly',
  'completedLate',
  'noBaseline',
] as const
export type TaskState = (typeof taskStates)[number]

/** What says how a task stands: days, of which the last two may be missing. */
export type StandingTask = {
  readonly endOn: string
  readonly baselineEndOn: string | null
  /** The day on which it was finished; `null` as long as it is not. */
  readonly finishedOn: string | null
}

/**
 * How tasks stand on a day, in working days: what ends on a Friday is not delayed on the Saturday. A finished task is
 * measured by the day on which it was finished, another by its planned end.
 */
export function taskStateOf(workDays: WorkDays, today: string): (task: StandingTask) => TaskState {
  const { endOf } = workCalendar(workDays, today)
  const overdue = overdueBefore(workDays, today)
  return ({ endOn, baselineEndOn, finishedOn }) => {
    const deviation = baselineEndOn === null ? 0 : endOf(finishedOn ?? endOn) - endOf(baselineEndOn)
    if (finishedOn !== null) return deviation === 0 ? 'completed' : deviation < 0 ? 'completedEarly' : 'completedLate'
    if (endOn < overdue) return 'delayed'
    if (baselineEndOn === null) return 'noBaseline'
    return deviation === 0 ? 'onTime' : deviation < 0 ? 'early' : 'late'
  }
}
