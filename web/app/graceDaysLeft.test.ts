import { expect, it } from 'vitest'
import { graceDaysLeft } from './graceDaysLeft'

const now = new Date('2026-11-21T12:00:00Z')
const left = (endAt: string | null, { premium = true, code = 'PRO-1' } = {}) =>
  graceDaysLeft({ premium, code, endAt }, now)

it('SUB-05 counts the days of access that are left once a period is over and not paid', () => {
  expect(left('2026-11-21T12:00:00Z')).toBe(5)
  expect(left('2026-11-18T13:00:00Z')).toBe(3)
  expect(left('2026-11-16T13:00:00Z')).toBe(1)
})

it('SUB-05 warns of nothing while a period runs, and once there is no access', () => {
  expect(left('2026-11-21T12:00:01Z')).toBeUndefined()
  expect(left(null)).toBeUndefined()
  expect(left('2026-11-20T12:00:00Z', { premium: false })).toBeUndefined()
  expect(left('2026-11-20T12:00:00Z', { code: 'TRIAL-1' })).toBeUndefined()
})
