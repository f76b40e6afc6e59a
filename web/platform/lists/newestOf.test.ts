import { expect, it } from 'vitest'
import { newestOf } from './newestOf'

const keyOf = (item: number) => item
const page = (...items: number[]) => ({ items, next: `before ${items.at(-1)}` })
const shown = newestOf(undefined, page(6, 5, 4), keyOf)

it('the older pages begin behind the first page', () =>
  expect(shown).toMatchObject({ items: [6, 5, 4], olderFrom: 'before 4' }))

it('what news push out of the first page stays in the list, and the older pages begin where they did', () => {
  const once = newestOf(shown, page(7, 6, 5), keyOf)
  expect(once).toMatchObject({ items: [7, 6, 5, 4], olderFrom: 'before 4' })
  expect(newestOf(once, page(9, 8, 7), keyOf)).toMatchObject({ items: [9, 8, 7, 6, 5, 4], olderFrom: 'before 4' })
})

it('with more news than a page holds, all begins anew', () =>
  expect(newestOf(shown, page(9, 8, 7), keyOf)).toMatchObject({ items: [9, 8, 7], olderFrom: 'before 7' }))

it('a first page that grows to the whole list has nothing older', () => {
  const few = newestOf(undefined, { items: [1], next: null }, keyOf)
  expect(newestOf(few, { items: [2, 1], next: null }, keyOf)).toMatchObject({ items: [2, 1], olderFrom: null })
})

it('a list that was empty begins with its first item', () => {
  const none = newestOf(undefined, { items: [], next: null }, keyOf)
  expect(newestOf(none, { items: [1], next: null }, keyOf)).toMatchObject({ items: [1], olderFrom: null })
})
