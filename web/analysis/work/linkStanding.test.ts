import { describe, expect, it } from 'vitest'
import { aCurve } from '../../../test/given/aCurve'
import { linkStanding } from './linkStanding'
import { reportAddress } from './reportAddress'

const choice = { statusOn: '2026-03-20', by: 'week', baselineId: 'b1', counts: 'effort', isCompared: true } as const
const address = reportAddress('p1', choice, { curve: aCurve }, '2026-04-01T10:00:00Z')
const search = new URLSearchParams(address.split('?')[1])

describe('KAN-05 The link of a report', () => {
  it('asks its whole question again', () => {
    expect(address.split('?')[0]).toBe('/projects/p1/s-curve')
    expect(Object.fromEntries(search)).toEqual({
      on: '2026-03-20',
      by: 'week',
      counts: 'effort',
      baseline: 'b1',
      reported: 'yes',
      hash: aCurve.hash,
      formulas: '1',
      seen: '2026-04-01T10:00:00Z',
    })
  })

  it('leaves open what was left open: the hash is of the question as it was asked', () => {
    const open = reportAddress(
      'p1',
      { ...choice, counts: undefined, isCompared: false },
      { curve: aCurve },
      '2026-04-01T10:00:00Z',
    )
    expect(open).not.toMatch(/counts|reported/)
  })

  it('says whether the report is the same, another, or made with other formulas', () => {
    expect(linkStanding(search, aCurve)).toBe('same')
    expect(linkStanding(search, { ...aCurve, hash: 'b'.repeat(64) })).toBe('others')
    expect(linkStanding(search, { hash: 'b'.repeat(64), formulas: 2 })).toBe('otherFormulas')
    expect(linkStanding(new URLSearchParams(), aCurve)).toBeUndefined()
  })
})
