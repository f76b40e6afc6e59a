import { expect, it } from 'vitest'
import { planStanding } from './planStanding'

const pro = {
  plan: 'pro' as const,
  period: 'month' as const,
  endsAt: '2026-07-01T12:00:00.000Z',
  accessEndsAt: '2026-07-06T12:00:00.000Z',
  isCancelled: false,
}
const [during, grace, after] = ['2026-06-20T12:00:00.000Z', '2026-07-01T12:00:00.000Z', '2026-07-06T12:00:00.000Z']
const trial = { ...pro, plan: 'trial' as const, period: null, accessEndsAt: pro.endsAt }

it.each([
  ['a plan is paid until its period ends', pro, during, 'paidUntil', pro.endsAt],
  ['a period that was not paid leaves days of grace', pro, grace, 'overdue', pro.accessEndsAt],
  ['nothing is left after the grace', pro, after, 'ended', pro.accessEndsAt],
  ['what is cancelled runs until its period ends', { ...pro, isCancelled: true }, during, 'cancelled', pro.endsAt],
  ['a trial has no period', trial, during, 'trialUntil', pro.endsAt],
  ['a trial has no grace', trial, grace, 'trialEnded', pro.endsAt],
  [
    'what was granted is not paid',
    { ...pro, plan: 'enterprise' as const, period: null },
    during,
    'grantedUntil',
    pro.endsAt,
  ],
  ['there may be nothing yet', { ...pro, endsAt: null }, during, 'none', null],
] as const)('SUB-01 %s', (_, subscription, at, word, until) =>
  expect(planStanding(subscription, at)).toEqual({ word, until }),
)
