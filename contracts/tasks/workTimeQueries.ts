import { z } from 'zod'
import type { QueryContract } from '../query'
import { id } from '../values'
import { weekdayMinutes } from './workWeek'

const week = Object.fromEntries(weekdayMinutes.map((name) => [name, z.int()])) as Record<
  (typeof weekdayMinutes)[number],
  z.ZodInt
>
const holiday = z.object({ holidayId: z.string(), holidayOn: z.string(), description: z.string() })
export type Holiday = z.infer<typeof holiday>

export const workTimeQueries = {
  /** When a plan's people work: minutes by weekday, and the days off by date. */
  workTime: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    input: z.strictObject({ projectId: id }),
    output: z.object({ ...week, holidays: z.array(holiday) }),
    reads: ['tasks_work_times', 'tasks_holidays'],
  },
} as const satisfies Record<string, QueryContract>
