import { describe, expect, it } from 'vitest'
import { curveChoice, reportQuestionOf } from './curveChoice'

const chosen = (search: string) => curveChoice(new URLSearchParams(search), '2026-03-31')

describe('KAN-05 What an address asks of a curve', () => {
  it('is today by weeks where it says nothing', () => {
    expect(chosen('')).toEqual({
      statusOn: '2026-03-31',
      by: 'week',
      baselineId: undefined,
      counts: undefined,
      isCompared: false,
    })
  })

  it('is what it says', () => {
    expect(chosen('on=2026-02-28&by=month&counts=ledger&baseline=b1&reported=yes')).toEqual({
      statusOn: '2026-02-28',
      by: 'month',
      baselineId: 'b1',
      counts: 'ledger',
      isCompared: true,
    })
  })

  it('is asked again by the names of an address', () => {
    const reportQuestion = { on: '2026-02-28', by: 'month', counts: undefined, baseline: 'b1', reported: 'yes' }
    expect(reportQuestionOf(chosen('on=2026-02-28&by=month&baseline=b1&reported=yes'))).toEqual(reportQuestion)
  })

  it('passes over what makes no sense', () => {
    expect(chosen('on=2026-02-30&by=year&counts=risk')).toEqual(chosen(''))
  })

  it('compares nothing with a day that has not ended', () => {
    expect(chosen('reported=yes').isCompared).toBe(false)
    expect(chosen('on=2026-04-02&reported=yes').isCompared).toBe(false)
  })
})
