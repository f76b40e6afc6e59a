import type { Licence } from '@prumo/contracts/access'
import type { CompanyEvent } from '@prumo/contracts/organization/company'
import { beyondSeats, type Seated } from '@prumo/contracts/organization/seats'
import { fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../../test/given/aCompany'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { type CompanyCommand, company } from './company'
import type { Organization } from './companyState'

const { organizationId, userId: administratorId } = ann
const person = (number: number) => `00000000-0000-4000-8000-0000000004${String(number).padStart(2, '0')}`
const added = (userId: string, licence: Licence): CompanyEvent => ({
  type: 'UserAdded',
  data: { organizationId, userId, licence, profileId: null },
})
const [trial, startup, pro, large, enterprise] = [
  { plan: 'trial', seats: 5 },
  { plan: 'startup', seats: 3 },
  { plan: 'pro', seats: 5 },
  { plan: 'corporate', seats: 12 },
  { plan: 'enterprise', seats: 2 },
] as const satisfies readonly Seated[]

const founded: CompanyEvent[] = [
  { type: 'OrganizationFounded', data: { organizationId, administratorId, company: aCompany } },
  added(administratorId, 'creator'),
]
const granted = (seats: Seated, before: Seated): CompanyEvent => ({
  type: 'SeatsGranted',
  data: { organizationId, ...seats, before },
})
const booked = (seats: Seated): CompanyEvent => ({ type: 'SeatsBooked', data: { organizationId, ...seats } })
const withdrawn = (before: Seated): CompanyEvent => ({
  type: 'SeatsBookingWithdrawn',
  data: { organizationId, before },
})
const grant = (seats: Seated): CompanyCommand => ({ type: 'GrantSeats', data: { organizationId, ...seats } })
const book = (seats: Seated): CompanyCommand => ({ type: 'BookSeats', data: { organizationId, ...seats } })
const withdraw: CompanyCommand = { type: 'WithdrawSeatsBooking', data: { organizationId } }
const seat = (userId: string, licence: Licence): CompanyCommand => ({
  type: 'SeatUser',
  data: { organizationId, userId, licence, profileId: null },
})
const license = (userId: string, licence: Licence): CompanyCommand => ({
  type: 'ChangeUserLicence',
  data: { organizationId, userId, licence },
})
const given = givenOf(company)
const people = (count: number, licence: Licence) =>
  Array.from({ length: count }, (_, nth) => added(person(nth), licence))

describe('Seats that are granted', () => {
  it('ORG-07 are those of the plan, with what there was before, and once', () => {
    given(...founded)
      .when(grant(large))
      .then(granted(large, trial))
    given(...founded, granted(large, trial))
      .when(grant(large))
      .thenNothing()
    given(...founded, granted(large, trial))
      .when(grant(pro))
      .then(granted(pro, large))
  })

  it('ORG-07 let so many people in, and not one more', () => {
    const history = [...founded, granted(large, trial), ...people(10, 'worker')]
    given(...history)
      .when(seat(person(10), 'editor'))
      .then(added(person(10), 'editor'))
    given(...history, added(person(10), 'editor'))
      .when(seat(person(11), 'creator'))
      .thenRefused('organization.noSeatLeft')
  })

  it('ORG-07 of Enterprise are three editors and three workers for each creator', () => {
    const history = [...founded, granted(enterprise, trial), ...people(6, 'worker')]
    given(...history)
      .when(seat(person(10), 'worker'))
      .thenRefused('organization.noSeatLeft')
    given(...history)
      .when(seat(person(10), 'editor'))
      .then(added(person(10), 'editor'))
  })

  it('SUB-01 remove nobody where they are fewer than are used, and let nobody in', () => {
    const history = [...founded, ...people(4, 'worker'), granted(startup, trial)]
    expect(Object.keys(after(...history)?.users ?? {})).toHaveLength(5)
    given(...history)
      .when(seat(person(10), 'worker'))
      .thenRefused('organization.noSeatLeft')
    given(...history)
      .when(license(person(1), 'creator'))
      .thenRefused('organization.noSeatLeft')
    given(...history)
      .when(license(person(1), 'viewer'))
      .thenDone()
  })
})

describe('Seats that are booked', () => {
  const paid = [...founded, granted(pro, trial)]

  it('SUB-01 are booked once, and another booking takes the place of the first', () => {
    given(...paid)
      .when(book(startup))
      .then(booked(startup))
    given(...paid, booked(startup))
      .when(book(startup))
      .thenNothing()
    given(...paid, booked(startup))
      .when(book(pro))
      .then(booked(pro))
  })

  it('SUB-01 are refused where more people hold a licence, with each licence that does not fit', () => {
    const three = [...paid, added(person(1), 'editor'), added(person(2), 'worker'), added(person(9), 'viewer')]
    given(...three)
      .when(book(startup))
      .then(booked(startup))
    given(...three, added(person(3), 'worker'))
      .when(book(startup))
      .thenRefused('subscription.seatsInUse', {
        used: 4,
        allowed: 3,
        licences: {
          creator: { used: 1, allowed: 3 },
          editor: { used: 1, allowed: 3 },
          worker: { used: 2, allowed: 3 },
        },
      })
  })

  it('SUB-01 count from then on, where they are fewer than those of now', () => {
    const three = [...paid, ...people(2, 'worker'), added(person(9), 'viewer'), booked(startup)]
    given(...three)
      .when(seat(person(10), 'editor'))
      .thenRefused('organization.noSeatLeft')
    given(...three)
      .when(license(person(9), 'editor'))
      .thenRefused('organization.noSeatLeft')
    given(...three)
      .when(seat(person(10), 'viewer'))
      .thenDone()
  })

  it('SUB-01 count no more once the booking is withdrawn', () => {
    const three = [...paid, ...people(2, 'worker'), booked(startup)]
    given(...three)
      .when(withdraw)
      .then(withdrawn(startup))
    given(...paid)
      .when(withdraw)
      .thenNothing()
    given(...three, withdrawn(startup))
      .when(seat(person(10), 'editor'))
      .then(added(person(10), 'editor'))
  })

  it('SUB-01 never let more in than the plan of now has, however many are booked', () =>
    given(...paid, booked(large), ...people(4, 'worker'))
      .when(seat(person(10), 'editor'))
      .thenRefused('organization.noSeatLeft'))

  it('SUB-01 are done with once others are granted', () => {
    given(...paid, booked(startup))
      .when(grant(startup))
      .then(granted(startup, pro))
    given(...paid, booked(startup))
      .when(grant(pro))
      .then(granted(pro, pro))
    expect(after(...paid, booked(startup), granted(startup, pro))?.booked).toBeNull()
  })
})

describe('In any order', () => {
  it('ORG-07 32 additions that race to the last seat during a downgrade exceed neither plan', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(racing, { minLength: racing.length }), (order) => {
        const start = [
          { type: 'FoundOrganization', data: { organizationId, administratorId, company: aCompany } },
          grant(pro),
        ]
        const history = obeyAll(
          company,
          [...(start as CompanyCommand[]), ...order].map((command) => ({ command, by: { actor: ann, at } })),
        )
        for (const { after: state } of history)
          for (const limit of [state?.seats, state?.booked])
            if (limit) expect(beyondSeats(limit, licencesOf(state))).toEqual([])
      }),
    ))

  const racing: CompanyCommand[] = [
    ...Array.from({ length: 32 }, (_, nth) =>
      seat(person(nth), (['editor', 'worker', 'viewer'] as const)[nth % 3] ?? 'editor'),
    ),
    ...Array.from({ length: 8 }, (_, nth) => license(person(nth), 'editor')),
    book(startup),
    withdraw,
    book(startup),
    grant(pro),
  ]
})

const after = (...history: CompanyEvent[]): Organization =>
  fold(
    company,
    history.map((event) => ({ ...event, at })),
  )
const licencesOf = (state: Organization) => Object.values(state?.users ?? {}).map(({ licence }) => licence)
