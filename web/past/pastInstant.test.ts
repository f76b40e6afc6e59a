import { expect, it } from 'vitest'
import { pastInstant } from './pastInstant'

const now = new Date('2026-11-21T15:00:00Z')
const always = (timeZone: string) => [{ since: '2000-01-01T00:00:00Z', timeZone }]

it('AUD-01 a day means its end where the organization was then, whatever the browser says', () => {
  const moved = [
    { since: '2026-11-10T12:00:00Z', timeZone: 'America/Noronha' },
    { since: '2026-11-18T12:00:00Z', timeZone: 'America/Rio_Branco' },
  ]
  const ends = ['2026-11-09', '2026-11-17', '2026-11-18'].map((day) => pastInstant(day, moved, now))
  expect(ends).toEqual(['2026-11-10T02:59:59.999Z', '2026-11-18T01:59:59.999Z', '2026-11-19T04:59:59.999Z'])
})

it.each([
  ['America/Santiago', '2026-04-04', '2026-04-05T03:59:59.999Z'],
  ['America/Sao_Paulo', '2019-02-16', '2019-02-17T02:59:59.999Z'],
  ['America/Santiago', '2026-09-05', '2026-09-06T03:59:59.999Z'],
  ['America/Havana', '2026-10-31', '2026-11-01T03:59:59.999Z'],
  ['Asia/Kathmandu', '2026-04-04', '2026-04-04T18:14:59.999Z'],
  ['America/St_Johns', '2026-10-31', '2026-11-01T02:29:59.999Z'],
  ['Pacific/Apia', '2011-12-29', '2011-12-30T09:59:59.999Z'],
  ['Pacific/Apia', '2011-12-30', undefined],
])('AUD-01 in %s the day %s ends where the next one begins, however many hours it has', (zone, day, end) =>
  expect(pastInstant(day, always(zone), now)).toBe(end),
)

it('AUD-01 a minute means its end', () =>
  expect(pastInstant('2026-11-17T14:30', [], now)).toBe('2026-11-17T17:30:59.999Z'))

it('AUD-01 an instant means itself', () =>
  expect(pastInstant('2026-11-17T14:30:01.250Z', [], now)).toBe('2026-11-17T14:30:01.250Z'))

it.each(['2026-11-21', '9999-12-31'])('AUD-01 a time in the future means now: %s', (day) =>
  expect(pastInstant(day, [], now)).toBe(now.toISOString()),
)

it.each(['', 'ontem', '2026-02-30', '2026-13-01', '2026-11-17T25:00', '17/11/2026', '2026-11-17T14:30:99Z'])(
  'AUD-01 %j is not an instant',
  (text) => expect(pastInstant(text, [], now)).toBeUndefined(),
)
