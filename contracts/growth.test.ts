import { expect, it } from 'vitest'
import { type Growth, growthOf } from './growth'
import { inBefore, type Upcast, unchanged } from './upcast'

type First = { title: string }
type Second = First & { weight: number | null }
type Third = Second & { lagDays: number }

const upcastAll = (upcasts: readonly Upcast[], data: object) =>
  upcasts.reduce((grown, upcast) => upcast(grown), data as Record<string, unknown>)

const grown: Growth<First, Third> = growthOf<First>()
  .and((task) => ({ ...task, weight: null as number | null }))
  .and((task) => ({ ...task, lagDays: 0 }))

it('a thing that has not grown is what version 1 recorded', () => {
  const same: Growth<First, First> = growthOf<First>()
  expect(same.upcasts).toEqual([])
})

it('each version adds its fields to what the version before recorded', () => {
  expect(upcastAll(grown.upcasts, { title: 'Fundação' })).toEqual({ title: 'Fundação', weight: null, lagDays: 0 })
  expect(upcastAll(grown.upcasts.slice(1), { title: 'Fundação', weight: 3 })).toEqual({
    title: 'Fundação',
    weight: 3,
    lagDays: 0,
  })
})

it('a field that no version adds does not compile', () => {
  // @ts-expect-error: `lagDays` is in no version.
  const lacking: Growth<First, Third> = growthOf<First>().and((task) => ({ ...task, weight: null as number | null }))
  expect(lacking.upcasts).toHaveLength(1)
})

it('what stood there before grows as well', () => {
  const [upcast = unchanged] = grown.upcasts.map(inBefore)
  expect(upcast({ taskId: 't', before: { title: 'Fundação' } })).toEqual({
    taskId: 't',
    before: { title: 'Fundação', weight: null },
  })
})
