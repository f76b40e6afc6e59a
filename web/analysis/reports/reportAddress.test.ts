import { expect, it } from 'vitest'
import { reportAddress } from './reportAddress'

const reportQuestion = { on: '2026-03-20', by: 'week', counts: undefined, reported: 'yes' }

it('AUD-01 the link of a report asks its whole question again, and leaves open what was left open', () => {
  const address = reportAddress(
    '/projects/p1/s-curve',
    reportQuestion,
    { hash: 'a1', formulas: 2 },
    '2026-04-01T10:00:00Z',
  )
  const [path, search] = address.split('?')
  expect(path).toBe('/projects/p1/s-curve')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    on: '2026-03-20',
    by: 'week',
    reported: 'yes',
    hash: 'a1',
    formulas: '2',
    seen: '2026-04-01T10:00:00Z',
  })
})
