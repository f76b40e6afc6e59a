import { expect, it } from 'vitest'
import { inForce } from './inForce'

const paid = {
  plan: 'pro' as const,
  period: 'month' as const,
  seats: 5,
  startsAt: '2026-06-01T12:00:00.000Z',
  endsAt: '2026-07-01T12:00:00.000Z',
  accessEndsAt: '2026-07-06T12:00:00.000Z',
  isCancelled: false,
}
const at = '2026-07-02T12:00:00.000Z'

it('SUB-01 what is paid is in force until there is no access any more', () => {
  const { accessEndsAt, isCancelled, ...order } = paid
  expect(inForce(paid, at)).toEqual(order)
  expect(inForce(paid, accessEndsAt)).toBeNull()
})

it.each([
  ['a trial', { plan: 'trial', period: null }],
  ['what the operator granted', { plan: 'enterprise', period: null }],
  ['what was cancelled', { isCancelled: true }],
  ['what never began', { startsAt: null }],
] as const)('SUB-01 an order begins anew beside %s', (_, changes) =>
  expect(inForce({ ...paid, ...changes }, at)).toBeNull(),
)
