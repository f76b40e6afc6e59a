import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PointedRow } from './renderer'
import { tipActs, tipDelays } from './tipActs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rowOf = (rowId: string, by: PointedRow['by'] = 'pointer') => ({ rowId, by }) as PointedRow

/** The acts, and which row is told of now. */
function aTip() {
  let toldId: string | undefined
  const acts = tipActs((row) => {
    toldId = row?.rowId
  })
  const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)
  const point = (rowId: string) => {
    acts.point(rowOf(rowId))
    pass(tipDelays.pointer)
  }
  return { ...acts, pass, pointLong: point, told: () => toldId }
}

it('GAN-01 what is told stays while the pointer is on it, and goes after', () => {
  const tip = aTip()
  tip.pointLong('a')
  tip.stay()
  tip.point(undefined)
  tip.pass(5000)
  expect(tip.told()).toBe('a')
  tip.leave()
  tip.pass(tipDelays.leave)
  expect(tip.told()).toBeUndefined()
})

it('GAN-01 what vanished under the pointer stops nothing that is pointed at later', () => {
  const tip = aTip()
  tip.pointLong('a')
  tip.stay()
  tip.gone()
  tip.pointLong('b')
  expect(tip.told()).toBe('b')
})

it('GAN-01 what was put away by the keys under the pointer stops nothing that is pointed at later', () => {
  const tip = aTip()
  tip.pointLong('a')
  tip.stay()
  tip.hide()
  tip.pointLong('a')
  expect(tip.told(), 'it was put away').toBeUndefined()
  tip.pointLong('b')
  expect(tip.told()).toBe('b')
})

it('GAN-01 what gave way to an editor does not come back by itself, and can be told again', () => {
  const tip = aTip()
  tip.pointLong('a')
  tip.stay()
  tip.forget()
  tip.pass(5000)
  expect(tip.told()).toBeUndefined()
  tip.pointLong('a')
  expect(tip.told()).toBe('a')
})
