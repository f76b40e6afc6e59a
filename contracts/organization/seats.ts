import type { Licence } from '../access'

export const plans = ['trial', 'startup', 'pro', 'corporate', 'enterprise'] as const
export type Plan = (typeof plans)[number]
type Seats = Record<Licence, number>

const unlimited = Number.POSITIVE_INFINITY

/**
 * The seats of a plan by licence. Viewers are unlimited. Startup has 3 users, Pro 5, Corporate as many as were
 * bought. Enterprise has 3 editors and 3 workers for each creator. The trial has the seats of Pro.
 */
export function seatsOf(plan: Plan, bought: number): Seats {
  const users = { trial: 5, startup: 3, pro: 5, corporate: Math.max(5, bought), enterprise: bought }[plan]
  const perCreator = plan === 'enterprise' ? 3 : 1
  return {
    creator: users,
    editor: users * perCreator,
    worker: users * perCreator,
    viewer: unlimited,
    apiIntegrator: users,
  }
}

/**
 * Whether a person with this licence still fits beside the licences that are taken. Outside Enterprise, creators,
 * editors and workers share the plan's users.
 */
export function seatLeft(plan: Plan, bought: number, taken: readonly Licence[], licence: Licence): boolean {
  const seats = seatsOf(plan, bought)
  if (licence === 'viewer') return true
  const rivals = plan === 'enterprise' ? [licence] : (['creator', 'editor', 'worker', 'apiIntegrator'] as const)
  return taken.filter((held) => (rivals as readonly Licence[]).includes(held)).length < seats[licence]
}
