import { codeOf } from '@prumo/command-service/subscription/subscriptionState'
import type { Licence } from '@prumo/contracts/access'
import { expect, it } from 'vitest'
import { outcomeOf } from '../given/aSubscription'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { type Person, typedPassword } from '../world/person'
import { world } from '../world/world'
import { aPayment, bySystem } from './aPayment'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)

function add(who: Person, licence: Licence) {
  const userId = fresh()
  const person = { userId, name: 'Caio', lastName: 'Lima', email: `caio-${userId}@obra.example` }
  return who.attempt('AddUser', { ...person, licence, profileId: null, password: typedPassword, language: 'pt-BR' })
}
const full = { status: 409, body: { code: 'organization.noSeatLeft' } }

/** How many people hold a licence that takes a seat. */
const seated = async (who: Person) =>
  (await who.ask('organizationUsers', {})).filter(({ licence }) => licence !== 'viewer').length

/** Once seats were granted to this organization. */
const granted = ({ organizationId }: Person) =>
  expect
    .poll(async () =>
      (await log.all()).filter((event) => event.organizationId === organizationId).map(({ type }) => type),
    )
    .toContain('SeatsGranted')

it('SUB-01 a plan that the operator grants brings its seats of itself', async () => {
  const ana = await theWorld.founder()
  const large = { plan: 'corporate', seats: 8 } as const
  const access = { code: codeOf(large.plan, ana.organizationId), endsAt: '2099-01-01T00:00:00.000Z' }
  await bySystem(theWorld, ana, 'GrantPlan', { ...access, ...large, agreement: 'Contrato 12/2026' })
  await granted(ana)
  for (let count = 1; count < large.seats; count++) expect((await add(ana, 'editor')).status).toBe(200)
  expect(await add(ana, 'worker')).toMatchObject(full)
  expect((await add(ana, 'viewer')).status).toBe(200)
})

it('SUB-01 what is paid brings its seats, and less is booked only where it fits', async () => {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana)
  const paid = outcomeOf('paid', { cents: 295_00, currency: 'BRL' })
  await bySystem(theWorld, ana, 'NoteOutcome', { paymentId, outcome: paid })
  await granted(ana)
  for (const licence of ['creator', 'editor', 'worker'] as const) expect((await add(ana, licence)).status).toBe(200)

  const fewer = { plan: 'startup', seats: 3 }
  await expect(bySystem(theWorld, ana, 'BookSeats', fewer)).rejects.toMatchObject({
    code: 'subscription.seatsInUse',
    details: { used: 4, allowed: 3, licences: { creator: { used: 2, allowed: 3 } } },
  })
  const worker = (await ana.ask('organizationUsers', {})).find(({ licence }) => licence === 'worker')
  await ana.act('ChangeUserLicence', { userId: worker?.userId ?? '', licence: 'viewer' })
  await bySystem(theWorld, ana, 'BookSeats', fewer)
  expect(await add(ana, 'worker')).toMatchObject(full)
  await bySystem(theWorld, ana, 'WithdrawSeatsBooking', {})
  expect((await add(ana, 'worker')).status).toBe(200)
})

it('SUB-01 32 additions that race to the last seat during a downgrade exceed neither plan', async () => {
  const [ana, small] = [await theWorld.founder(), { plan: 'corporate', seats: 6 } as const]
  await bySystem(theWorld, ana, 'GrantSeats', { plan: 'corporate', seats: 12 })
  const booking = () =>
    bySystem(theWorld, ana, 'BookSeats', small).then(
      () => true,
      () => false,
    )
  const additions = Array.from({ length: 32 }, (_, nth) => add(ana, nth % 2 ? 'editor' : 'worker'))
  const [isBooked, replies] = await Promise.all([booking(), Promise.all(additions)])
  const most = isBooked ? small.seats : 12
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(most - 1)
  expect(await seated(ana)).toBe(most)
})

it('SUB-01 SUB-10 less is not booked where the files of today would not fit', async () => {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana)
  await bySystem(theWorld, ana, 'NoteOutcome', { paymentId, outcome: outcomeOf('paid') })
  await granted(ana)
  const size = 2 * 1024 ** 3
  await bySystem(theWorld, ana, 'ReserveStorage', { fileId: fresh(), size, quota: 10 * 1024 ** 3 })
  const booked = await ana.attempt('BookPlanChange', { plan: 'startup', period: 'month', seats: 3 })
  expect(booked).toMatchObject({
    status: 409,
    body: { code: 'subscription.storageInUse', details: { used: size, quota: 1024 ** 3 } },
  })
})
