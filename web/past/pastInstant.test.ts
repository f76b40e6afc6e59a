import { expect, it } from 'vitest'
import { pastInstant } from './pastInstant'

const now = new Date(2026, 10, 21, 12)
const local = (...parts: [number, number, number, number, number]) => new Date(...parts, 59, 999).toISOString()

it('AUD-01 a day means its end, in the time zone of the browser', () =>
  expect(pastInstant('2026-11-17', now)).toBe(local(2026, 10, 17, 23, 59)))

it('AUD-01 a minute means its end', () =>
  expect(pastInstant('2026-11-17T14:30', now)).toBe(local(2026, 10, 17, 14, 30)))

it('AUD-01 an instant means itself', () =>
  expect(pastInstant('2026-11-17T14:30:01.250Z', now)).toBe('2026-11-17T14:30:01.250Z'))

it('AUD-01 a time in the future means now', () => expect(pastInstant('2026-11-21', now)).toBe(now.toISOString()))

it.each(['', 'ontem', '2026-02-30', '2026-13-01', '2026-11-17T25:00', '17/11/2026', '2026-11-17T14:30:99Z'])(
  'AUD-01 %j is not an instant',
  (text) => expect(pastInstant(text, now)).toBeUndefined(),
)
