import { addDays, daysBetween } from '../platform/formats/dates'
import type { Fields } from '../platform/forms/formFields'
import { endLeft } from './endLeft'

type QuickTask = { title: string; startOn: string; endOn: string; assigneeId: string | null }

const longestDays = 365
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** A quick-added task from its form, with an end or with a duration in days; or what is wrong with it. */
export function quickTask(
  { text }: Fields,
  byDuration: boolean,
  proposed: Pick<QuickTask, 'startOn' | 'endOn'>,
): { task?: QuickTask; errors: Record<string, string> } {
  const [title, startOn, duration] = [text('title').trim(), text('startOn'), Number(text('duration'))]
  const durationIsGood = Number.isInteger(duration) && duration >= 1 && duration <= longestDays
  const typedEnd = isDay(startOn) ? endLeft({ startOn, endOn: text('endOn') }, proposed) : text('endOn')
  const endOn = !byDuration ? typedEnd : isDay(startOn) && durationIsGood ? addDays(startOn, duration - 1) : ''
  const errors = {
    ...(title === '' && { title: 'title.missing' }),
    ...(!isDay(startOn) && { startOn: 'day.invalid' }),
    ...(byDuration ? !durationIsGood && { duration: 'duration.invalid' } : !isDay(endOn) && { endOn: 'day.invalid' }),
    ...(isDay(startOn) && isDay(endOn) && endOn < startOn && { endOn: 'task.endBeforeStart' }),
    ...(isDay(startOn) && isDay(endOn) && daysBetween(startOn, endOn) > longestDays && { endOn: 'task.tooLong' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { task: { title, startOn, endOn, assigneeId: text('assigneeId') || null }, errors }
}
