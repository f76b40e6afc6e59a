import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDrawnRow } from '../../../../test/given/aDrawnRow'
import { kindBetween, wantedBy } from './barGestures'
import { msPerDay } from './instants'

const row = aDrawnRow()
const hour = msPerDay / 24

describe('A bar that is let go', () => {
  it.each([
    ['bar', 2 * msPerDay, { kind: 'move', startOn: '2027-03-03' }],
    ['bar', -msPerDay + 3 * hour, { kind: 'move', startOn: '2027-02-28' }],
    ['end', 3 * msPerDay - hour, { kind: 'resize', startOn: '2027-03-01', endOn: '2027-03-08' }],
    ['start', msPerDay, { kind: 'resize', startOn: '2027-03-02', endOn: '2027-03-05' }],
    ['start', 30 * msPerDay, { kind: 'resize', startOn: '2027-03-05', endOn: '2027-03-05' }],
    ['end', -30 * msPerDay, { kind: 'resize', startOn: '2027-03-01', endOn: '2027-03-01' }],
  ] as const)('GAN-01 asks for the nearest days, and keeps one: %s by %d', (held, later, wanted) => {
    expect(wantedBy(row, held, later)).toEqual(wanted)
  })

  it('GAN-01 asks for nothing less than half a day from where it was', () => {
    const nearly = fc.integer({ min: -msPerDay / 2 + 1, max: msPerDay / 2 - 1 })
    fc.assert(
      fc.property(fc.constantFrom('bar', 'start', 'end'), nearly, (held, later) => {
        expect(wantedBy(row, held, later)).toBeUndefined()
      }),
    )
  })

  it('GAN-01 never ends before it begins, and an end leaves the other where it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('start', 'end'), fc.integer({ min: -400, max: 400 }), (held, days) => {
        const wanted = wantedBy(row, held, days * msPerDay)
        if (wanted?.kind !== 'resize') return
        expect(wanted.startOn <= wanted.endOn).toBe(true)
        expect(held === 'start' ? wanted.endOn : wanted.startOn).toBe(held === 'start' ? row.endOn : row.startOn)
      }),
    )
  })
})

it.each([
  ['end', 'start', 'FS'],
  ['start', 'start', 'SS'],
  ['end', 'end', 'FF'],
  ['start', 'end', 'SF'],
] as const)('GAN-06 a line from the %s of a bar to the %s of another links them as %s', (from, to, kind) => {
  expect(kindBetween(from, to)).toBe(kind)
})
