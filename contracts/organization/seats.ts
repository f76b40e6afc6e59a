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

/** A plan, and how many people work in it. */
export type Seated = { plan: Plan; seats: number }

/** Outside Enterprise, creators, editors and workers share the plan's users. */
const sharing = ['creator', 'editor', 'worker', 'apiIntegrator'] as const
const rivalsOf = (plan: Plan, licence: Licence): readonly Licence[] => (plan === 'enterprise' ? [licence] : sharing)
const countOf = (taken: readonly Licence[], among: readonly Licence[]) =>
  taken.filter((held) => among.includes(held)).length

/** Whether a person with this licence still fits beside the licences that are taken. */
export function seatLeft({ plan, seats }: Seated, taken: readonly Licence[], licence: Licence): boolean {
  if (licence === 'viewer') return true
  return countOf(taken, rivalsOf(plan, licence)) < seatsOf(plan, seats)[licence]
}

/** How many hold a licence, and how many could: where licences share their seats, by all of these. */
type SeatUse = { licence: Licence; used: number; allowed: number; usedInAll: number }

/** The licences that more people hold than this plan has seats for. */
export const beyondSeats = ({ plan, seats }: Seated, taken: readonly Licence[]): SeatUse[] =>
  sharing
    .map((licence) => ({
      licence,
      used: countOf(taken, [licence]),
      allowed: seatsOf(plan, seats)[licence],
      usedInAll: countOf(taken, rivalsOf(plan, licence)),
    }))
    .filter(({ used, allowed, usedInAll }) => used > 0 && usedInAll > allowed)
