import { expect, it } from 'vitest'
import { misfits } from './misfits'

const gigabyte = 1024 ** 3
const used = { creator: 2, editor: 1, worker: 1, viewer: 40, apiIntegrator: 1 }
const startup = { plan: 'startup', period: 'month', seats: 3 } as const

it('SUB-01 a smaller plan says all that does not fit into it', () =>
  expect(misfits({ used, storage: { used: 2 * gigabyte, quota: 10 * gigabyte } }, startup)).toEqual([
    { of: 'seats', used: 5, room: 3 },
    { of: 'storage', used: 2 * gigabyte, room: gigabyte },
  ]))

it('ORG-07 people who only look take no seat of a smaller plan', () => {
  const few = { creator: 3, editor: 0, worker: 0, viewer: 40, apiIntegrator: 0 }
  expect(misfits({ used: few, storage: { used: gigabyte, quota: 10 * gigabyte } }, startup)).toEqual([])
})
