import { expect, it } from 'vitest'
import { withReadableInstants } from './withReadableInstants'

it('SES-11 a verdict has its instants as the reader writes them, with their time zone, wherever they stand, and nothing else changed', () => {
  const verdict = {
    headAt: '2026-11-24T00:28:29.779123Z',
    size: 63,
    finding: null,
    erased: [{ firstAt: '2026-11-24T02:05:00Z', rule: 'six months' }],
    signed: { at: '2026-11-24T12:00:00Z', title: 'Em 2026-11-24T12:00:00Z' },
  }
  expect(
    withReadableInstants(verdict, 'pt-BR', [{ since: '2026-11-24T06:00:00Z', timeZone: 'America/Noronha' }]),
  ).toEqual({
    headAt: '23/11/2026, 21:28:29 (UTC−3)',
    size: 63,
    finding: null,
    erased: [{ firstAt: '23/11/2026, 23:05:00 (UTC−3)', rule: 'six months' }],
    signed: { at: '24/11/2026, 10:00:00 (UTC−2)', title: 'Em 2026-11-24T12:00:00Z' },
  })
})
