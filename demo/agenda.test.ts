import { expect, it } from 'vitest'
import { openAgenda } from './agenda'
import { openClock } from './clock'

const week = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 10, 23 + index, 15)))

it.each(week)('The story keeps its order and never goes back in time, if today is %s', async (today) => {
  const clock = openClock(new Date(0))
  const agenda = openAgenda(clock, today)
  const lived: string[] = []
  const moments: number[] = []
  const note = (offset: number, hour: number) =>
    agenda.on(offset, hour, async () => {
      lived.push(`${offset} ${hour}`)
      moments.push(clock.now().getTime())
    })
  const order = Array.from({ length: 14 }, (_, day) => [20, 9].map((hour) => [day - 13, hour] as const)).flat()
  for (const [offset, hour] of order) note(offset, hour)
  await agenda.live()
  const inOrder = order.toSorted(([day, hour], [otherDay, otherHour]) => day - otherDay || hour - otherHour)
  expect(lived).toEqual(inOrder.map(([offset, hour]) => `${offset} ${hour}`))
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(moments.at(-1)).toBeLessThan(today.getTime() + 60_000)
})
