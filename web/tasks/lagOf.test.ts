import { describe, expect, it } from 'vitest'
import { lagOf } from './lagOf'

describe('A lag that somebody writes', () => {
  it('GAN-06 is a whole number of working days, with either sign', () => {
    expect(['0', '2', ' +2 ', '-1', '−1', '-0'].map(lagOf)).toEqual([0, 2, 2, -1, -1, 0])
  })

  it('GAN-06 is nothing where it is no whole number', () => {
    expect(['', 'dois', '1,5', '1.5', '1e3', '--1', '0x10'].map(lagOf)).toEqual(Array(7).fill(undefined))
  })

  it('GAN-06 is as long as a plan allows, and no longer', () => {
    expect(['3650', '-3650', '3651', '-3651', '10000'].map(lagOf)).toEqual([
      3650,
      -3650,
      undefined,
      undefined,
      undefined,
    ])
  })
})
