import { expect, it } from 'vitest'
import { trialDaysLeft } from './trialDaysLeft'

const now = new Date('2026-11-21T12:00:00Z')
const left = (endAt: string | null, code = 'TRIAL-15') => trialDaysLeft({ code, endAt }, now)

it('SES-14 counts the days of a trial once fewer than 8 are left', () => {
  expect(left('2026-11-29T12:00:00Z')).toBeUndefined()
  expect(left('2026-11-28T12:00:00Z')).toBe(7)
  expect(left('2026-11-21T13:00:00Z')).toBe(1)
  expect(left('2026-11-20T12:00:00Z')).toBe(0)
})

it('SES-14 shows nothing for a paid plan', () => {
  expect(left('2026-11-22T12:00:00Z', 'PRO-5')).toBeUndefined()
  expect(left(null)).toBeUndefined()
})
