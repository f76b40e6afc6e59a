/** Minutes of work on each weekday. */
export const weekdayMinutes = [
  'mondayMinutes',
  'tuesdayMinutes',
  'wednesdayMinutes',
  'thursdayMinutes',
  'fridayMinutes',
  'saturdayMinutes',
  'sundayMinutes',
] as const

export type WorkWeek = Record<(typeof weekdayMinutes)[number], number>

/** What a plan works where nobody said otherwise: eight hours from Monday to Friday. */
export const defaultWorkWeek: WorkWeek = {
  mondayMinutes: 480,
  tuesdayMinutes: 480,
  wednesdayMinutes: 480,
  thursdayMinutes: 480,
  fridayMinutes: 480,
  saturdayMinutes: 0,
  sundayMinutes: 0,
}
