import type { Plan } from '@prumo/contracts/organization/seats'
import { decisionEvents } from '@prumo/contracts/subscription/decisions'
import { isSold, type SoldPlan } from '@prumo/contracts/subscription/plans'
import { type Command, Impossible, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'
import { recordDecision } from './recordDecision'

const takes =
  'grant-plan takes an organization’s id, a plan, how many seats, the last day, who decided it (200 characters at most), and by which agreement (1,000)'

/** Gives an organization a plan that it does not pay for here. */
export const grantPlan: Command = {
  usage: '<organizationId> startup|pro|corporate|enterprise <seats> <YYYY-MM-DD> <who decided it> <agreement>',
  explains:
    'Grants a plan with these seats until the end of that day, in place of what there is. Of Enterprise the seats are its creators.',
  role: 'prumo_command',
  run: async (invocation) => {
    const { words, foundation } = invocation
    const granted = grantIn(words)
    if (Date.parse(granted.until) < startOfToday(foundation.now())) throw new Impossible('that day is over')
    await recordDecision(invocation, 'PlanGrantDecided', granted)
    return true
  },
}

function grantIn([organizationId, plan = '', seats = '', until, ...decision]: readonly string[]) {
  const given = { organizationId, plan, seats: /^\d+$/.test(seats) ? Number(seats) : null, until }
  const { data } = decisionEvents.PlanGrantDecided.safeParse({ ...given, ...decisionIn(decision) })
  if (!data || !hasItsSeats(data)) throw new WrongUsage(takes)
  return data
}

/** Startup has 3 seats and Pro 5; nobody is granted a trial. */
const hasItsSeats = ({ plan, seats }: { plan: Plan; seats: number }) =>
  plan === 'enterprise' || (plan !== 'trial' && isSold({ plan: plan satisfies SoldPlan, seats }))

const startOfToday = (now: Date) => Date.parse(now.toISOString().slice(0, 10))
