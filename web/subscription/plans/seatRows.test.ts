import { expect, it } from 'vitest'
import { seatRows } from './seatRows'

const used = { creator: 1, editor: 0, worker: 2, viewer: 9, apiIntegrator: 0 }
const boughtOf = (plan: Parameters<typeof seatRows>[0]['plan'], seats: number) =>
  Object.fromEntries(seatRows({ plan, seats, used }).map(({ licence, bought }) => [licence, bought]))

it('ORG-07 every licence has the seats of the plan, and viewers as many as there are', () =>
  expect(boughtOf('pro', 5)).toEqual({ creator: 5, editor: 5, worker: 5, viewer: null, apiIntegrator: 5 }))

it('ORG-07 Enterprise has three editors and three workers for each creator', () =>
  expect(boughtOf('enterprise', 4)).toMatchObject({ creator: 4, editor: 12, worker: 12, viewer: null }))

it('ORG-07 what is used stands beside what was bought', () =>
  expect(seatRows({ plan: 'pro', seats: 5, used })).toContainEqual({ licence: 'worker', used: 2, bought: 5 }))
