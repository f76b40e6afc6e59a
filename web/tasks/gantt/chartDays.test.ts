import { dayOfNumber, lastDayNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartDays } from './chartDays'
import { type DrawnRow, ganttZooms } from './renderer'
import { columnWidth, daysOfColumn } from './zooms'

const row = (startOn: string, endOn: string, changes: Partial<DrawnRow> = {}): DrawnRow => ({
  id: `${startOn} ${endOn}`,
  parentId: null,
  isGroup: false,
  isMilestone: false,
  progress: 0,
  look: 'plain',
  baseline: undefined,
  deadlineOn: undefined,
  mayMove: true,
  says: '',
  startOn,
  endOn,
  ...changes,
})
const march = row('2027-03-08', '2027-03-19')

it('GAN-02 a chart has two columns before its first bar and eight behind its last', () => {
  expect(chartDays([march], 'day', 0, undefined)).toEqual({ startOn: '2027-03-06', endOn: '2027-03-27' })
  expect(chartDays([march], 'week', 0, undefined)).toEqual({ startOn: '2027-02-22', endOn: '2027-05-14' })
  expect(chartDays([], 'day', 400, undefined)).toBe(undefined)
})

it('GAN-02 a chart of few days is as wide as there is room', () => {
  expect(chartDays([march], 'day', 1600, undefined)).toEqual({ startOn: '2027-03-06', endOn: '2027-04-25' })
})

it('GAN-02 what a chart draws stays while there is room in it, and is drawn shorter once it is far too long', () => {
  const drawn = chartDays([march], 'day', 0, undefined)
  expect(chartDays([march, row('2027-03-07', '2027-03-26')], 'day', 0, drawn)).toBe(drawn)
  const wider = { startOn: '2027-03-06', endOn: '2027-04-04' }
  expect(chartDays([march, row('2027-03-20', '2027-03-27')], 'day', 0, drawn)).toEqual(wider)
  expect(chartDays([march], 'day', 0, wider)).toBe(wider)
  expect(chartDays([march], 'day', 0, { startOn: '2027-03-06', endOn: '2099-04-04' })).toEqual(drawn)
})

it('GAN-02 baselines and deadlines are drawn as long as a browser can draw that', () => {
  const marked = row('2027-03-08', '2027-03-19', {
    baseline: { startOn: '2027-03-01', endOn: '2027-03-12' },
    deadlineOn: '2027-03-31',
  })
  expect(chartDays([marked], 'day', 0, undefined)).toEqual({ startOn: '2027-02-27', endOn: '2027-04-08' })
  const far = row('2027-03-08', '2027-03-19', { deadlineOn: '9999-12-31' })
  expect(chartDays([far], 'day', 0, undefined)).toEqual({ startOn: '2027-03-06', endOn: '2027-03-27' })
})

const dayNumbers = fc.integer({ min: numberOfDay('0001-01-01'), max: lastDayNumber })

it('GAN-02 a chart holds every bar, and no day beyond the calendar', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(dayNumbers, dayNumbers), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...ganttZooms),
      fc.integer({ min: 0, max: 4000 }),
      fc.option(fc.tuple(dayNumbers, dayNumbers), { nil: undefined }),
      (stretches, zoom, width, before) => {
        const datesOf = (pair: [number, number]) => ({
          startOn: dayOfNumber(Math.min(...pair)),
          endOn: dayOfNumber(Math.max(...pair)),
        })
        const rows = stretches.map(datesOf).map(({ startOn, endOn }) => row(startOn, endOn))
        const drawn = chartDays(rows, zoom, width, before && datesOf(before))
        expect(drawn && drawn.startOn >= '0001-01-01' && drawn.endOn <= '9999-12-31').toBe(true)
        for (const { startOn, endOn } of rows)
          expect(drawn && drawn.startOn <= startOn && drawn.endOn >= endOn).toBe(true)
        const [first, last] = [Math.min(...stretches.flat()), Math.max(...stretches.flat())]
        // Besides the bars a browser draws ten columns, or as many as fill the width; what is kept is no twice as long.
        const needed = Math.max((last - first + 1) / daysOfColumn(zoom) + 11, width / columnWidth(zoom) + 1)
        const columns = (numberOfDay(drawn?.endOn ?? '') - numberOfDay(drawn?.startOn ?? '') + 1) / daysOfColumn(zoom)
        expect(columns).toBeLessThanOrEqual(before ? 2 * needed + 1 : needed + 2)
        const room = Math.min(lastDayNumber, last + Math.floor(daysOfColumn(zoom)))
        expect(numberOfDay(drawn?.endOn ?? '')).toBeGreaterThanOrEqual(room)
      },
    ),
  )
})
