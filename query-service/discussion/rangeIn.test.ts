import { expect, it } from 'vitest'
import { rangeIn } from './rangeIn'

const content = { size: 10, etag: '"a"' }

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=3-6', { start: 3, end: 6 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=6-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-9999999999999999999', undefined],
  ['', undefined],
])('COM-03 a range is %s: %j', (header, range) => expect(rangeIn(header, '', content)).toEqual(range))

it('COM-03 a range of content that has changed is not given', () => {
  expect(rangeIn('bytes=0-0', '"a"', content)).toEqual({ start: 0, end: 0 })
  expect(rangeIn('bytes=0-0', '"b"', content)).toBeUndefined()
  expect(rangeIn('bytes=0-', '', { ...content, size: 0 })).toBe('beyond')
})
