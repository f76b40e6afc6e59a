import { expect, it } from 'vitest'
import { boundedZoom, fittingZoom } from './zooms'

const spring = { startOn: '2027-03-01', endOn: '2027-05-31' }

it('GAN-02 the whole plan is shown as near as there is room for it', () => {
  expect(fittingZoom(spring, 4000)).toBe('day')
  expect(fittingZoom(spring, 400)).toBe('month')
  expect(fittingZoom({ startOn: '0001-01-01', endOn: '9999-12-31' }, 400)).toBe('year')
})

it('GAN-02 a plan of months is zoomed as somebody wants it, and one of centuries as a browser can draw it', () => {
  expect(boundedZoom('day', spring)).toBe('day')
  expect(boundedZoom('day', { startOn: '2027-03-01', endOn: '2206-03-01' })).toBe('quarter')
  expect(boundedZoom('day', { startOn: '0001-01-01', endOn: '9999-12-31' })).toBe('year')
  expect(boundedZoom('month', spring)).toBe('month')
})
