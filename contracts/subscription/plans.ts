import { z } from 'zod'
import type { Plan } from '../organization/seats'
import { cents } from '../values'

/** The plans that can be bought here. Enterprise is asked for, and granted by the operator. */
export const soldPlans = ['startup', 'pro', 'corporate'] as const
export type SoldPlan = (typeof soldPlans)[number]

/** How long one payment lasts. */
export const periods = ['month', 'year'] as const
export type Period = (typeof periods)[number]

/** The most seats of Corporate that are sold here. */
export const mostSeats = 5000

/** What is bought: how many people work in it, and how long a payment lasts. */
export const order = { plan: z.enum(soldPlans), period: z.enum(periods), seats: z.int().min(1).max(mostSeats) }
export type Order = z.infer<z.ZodObject<typeof order>>

/** How many seats a plan has: Startup 3, Pro 5, Corporate 5 or as many more as are asked for. */
export const seatsIn = (plan: SoldPlan, people: number): number =>
  ({ startup: 3, pro: 5, corporate: Math.max(5, people) })[plan]

/** Whether this many seats of this plan are sold. */
export const isSold = ({ plan, seats }: Pick<Order, 'plan' | 'seats'>): boolean => seatsIn(plan, seats) === seats

/** Cents of a seat for one period. */
const ofPlan = z.strictObject({ month: cents.min(1), year: cents.min(1) })
export const prices = z.strictObject({ startup: ofPlan, pro: ofPlan, corporate: ofPlan })
export type Prices = z.infer<typeof prices>

/** What a seat costs where the operator says nothing else. A year costs ten months. */
export const defaultPrices: Prices = {
  startup: { month: 39_00, year: 390_00 },
  pro: { month: 59_00, year: 590_00 },
  corporate: { month: 79_00, year: 790_00 },
}

/** The cents of one period. */
export const priceOf = ({ plan, period, seats }: Order, each: Prices): number => each[plan][period] * seats

/** The least that can be charged, in cents: a slip is for no less. */
const leastCents = 500

/** What is charged of a price, and how much of what is owed comes off: never so much that too little is left. */
export function lessCredit(price: number, credit: number): { cents: number; credit: number } {
  const taken = Math.max(0, Math.min(credit, price - leastCents))
  return { cents: price - taken, credit: taken }
}

/** How many unfinished projects an organization may have, by plan; the sold ones know no limit. */
export const projectLimitOf = (plan: Plan): number => (plan === 'trial' ? 50 : Number.POSITIVE_INFINITY)
