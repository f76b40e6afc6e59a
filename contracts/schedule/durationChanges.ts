import { type WorkDays, workCalendar } from './workCalendar'

type Dated = { readonly taskId: string; readonly title: string; readonly startOn: string; readonly endOn: string }

/** A task that keeps its dates and lasts another number of working days. */
type DurationChange = {
  readonly taskId: string
  readonly title: string
  readonly before: number
  readonly after: number
}

/** The tasks that last longer or shorter when other days become working days, in the order of the tasks. */
export function durationChanges(tasks: readonly Dated[], before: WorkDays, after: WorkDays): DurationChange[] {
  const origin = tasks.reduce((least, { startOn }) => (startOn < least ? startOn : least), '9999-12-31')
  const [calendarBefore, calendarAfter] = [workCalendar(before, origin), workCalendar(after, origin)]
  return tasks.flatMap(({ taskId, title, startOn, endOn }) => {
    const [was, is] = [calendarBefore, calendarAfter].map(({ beginOf, endOf }) => endOf(endOn) - beginOf(startOn))
    return was === is ? [] : [{ taskId, title, before: was ?? 0, after: is ?? 0 }]
  })
}
