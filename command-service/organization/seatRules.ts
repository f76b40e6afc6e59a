import type { Licence } from '@prumo/contracts/access'
import type { CompanyEvent } from '@prumo/contracts/organization/company'
import { beyondSeats, type Seated, seatLeft } from '@prumo/contracts/organization/seats'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { type Founded, founded, type Organization } from './companyState'

type InOrganization = { organizationId: string }
type SeatEvent = Extract<CompanyEvent, { type: 'SeatsGranted' | 'SeatsBooked' | 'SeatsBookingWithdrawn' }>

/** What follows from a plan that was paid, granted or booked. */
export type SeatCommand =
  | { type: 'GrantSeats'; data: InOrganization & Seated }
  | { type: 'BookSeats'; data: InOrganization & Seated }
  | { type: 'WithdrawSeatsBooking'; data: InOrganization }

type Seats = Decider<Organization, SeatCommand, SeatEvent>

/** The seats before anything was bought. */
export const ofTrial: Seated = { plan: 'trial', seats: 5 }

/** Seats are decided where people are added, so that none is given twice. What is granted removes nobody. */
export const seatRules: Seats['decide'] = {
  GrantSeats: ({ organizationId, plan, seats }, state) => {
    const { seats: before, booked } = founded(state)
    if (!booked && equal(before, { plan, seats })) return []
    return [{ type: 'SeatsGranted', data: { organizationId, plan, seats, before } }]
  },

  BookSeats: ({ organizationId, plan, seats }, state) => {
    const { users, booked } = founded(state)
    if (equal(booked, { plan, seats })) return []
    refuseSeatsInUse({ plan, seats }, licencesIn(users))
    return [{ type: 'SeatsBooked', data: { organizationId, plan, seats } }]
  },

  WithdrawSeatsBooking: ({ organizationId }, state) => {
    const { booked } = founded(state)
    return booked ? [{ type: 'SeatsBookingWithdrawn', data: { organizationId, before: booked } }] : []
  },
}

export const seatFolds: Seats['evolve'] = {
  SeatsGranted: ({ plan, seats }, state) => state && { ...state, seats: { plan, seats }, booked: null },
  SeatsBooked: ({ plan, seats }, state) => state && { ...state, booked: { plan, seats } },
  SeatsBookingWithdrawn: (_, state) => state && { ...state, booked: null },
}

/** Refuses a licence beyond the seats of now, or of what is booked. */
export function refuseWithoutSeat({ seats, booked, users }: Founded, licence: Licence, except?: string): void {
  const taken = licencesIn(users, except)
  const limits = booked ? [seats, booked] : [seats]
  if (!limits.every((limit) => seatLeft(limit, taken, licence))) throw new Refused('organization.noSeatLeft')
}

function refuseSeatsInUse(booking: Seated, taken: readonly Licence[]): void {
  const beyond = beyondSeats(booking, taken)
  const [first] = beyond
  if (!first) return
  const licences = Object.fromEntries(beyond.map(({ licence, used, allowed }) => [licence, { used, allowed }]))
  throw new Refused('subscription.seatsInUse', { used: first.usedInAll, allowed: first.allowed, licences })
}

const licencesIn = (users: Founded['users'], except?: string): Licence[] =>
  Object.entries(users).flatMap(([userId, { licence }]) => (userId === except ? [] : [licence]))
