import { expect, it } from 'vitest'
import { reportedAt } from './reportedAt'

const zones = [{ since: '2000-01-01T00:00:00Z', timeZone: 'America/Sao_Paulo' }]

it('AUD-01 what was reported on a day is what stood at its end, once it is over where the organization is', () => {
  expect(reportedAt('2026-03-31', zones, new Date('2026-04-01T12:00:00Z'))).toBe('2026-04-01T02:59:59.999Z')
  expect(reportedAt('2026-03-31', zones, new Date('2026-04-01T02:59:00Z'))).toBeUndefined()
  expect(reportedAt('2026-04-02', zones, new Date('2026-04-01T02:59:00Z'))).toBeUndefined()
  expect(reportedAt('ontem', zones, new Date('2026-04-01T12:00:00Z'))).toBeUndefined()
})
