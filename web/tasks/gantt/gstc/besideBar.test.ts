import { expect, it } from 'vitest'
import { aDrawnRow } from '../../../../test/given/aDrawnRow'
import { besideBar } from './besideBar'

it('GAN-04 a bar is drawn with its progress, its baseline and its deadline', () => {
  const row = aDrawnRow({
    progress: 40,
    baseline: { startOn: '2027-02-27', endOn: '2027-03-02' },
    deadlineOn: '2027-03-04',
  })
  expect(besideBar(row, 10, undefined)).toEqual([
    { name: 'progress', left: 0, width: 20 },
    { name: 'baseline', left: -20, width: 40 },
    { name: 'deadlinePast', left: 40, width: 0 },
  ])
  expect(besideBar(aDrawnRow({ deadlineOn: '2027-03-05' }), 10, undefined)).toEqual([
    { name: 'deadline', left: 50, width: 0 },
  ])
})

it.each([
  ['behind', 40, '2027-03-05', { left: 20, width: 20, bend: -20 }],
  ['ahead', 80, '2027-03-02', { left: 10, width: 30, bend: 30 }],
  ['finished', 100, '2027-03-09', { left: 80, width: 0, bend: 0 }],
  ['not begun before its first day', 0, '2027-02-27', { left: -20, width: 0, bend: 0 }],
] as const)('GAN-01 the progress line bends to the work of a task that is %s', (_, progress, on, line) => {
  expect(besideBar(aDrawnRow({ progress }), 10, on).at(-1)).toEqual({ name: 'progressLine', ...line })
})

it('GAN-01 a milestone has no length to be done, and a group has no progress line', () => {
  expect(besideBar(aDrawnRow({ progress: 50, isMilestone: true }), 10, undefined)).toEqual([])
  expect(besideBar(aDrawnRow({ isGroup: true }), 10, '2027-03-02')).toEqual([])
})
