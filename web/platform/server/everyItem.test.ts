import { expect, it } from 'vitest'
import { everyItem } from './everyItem'

const pages: Record<string, { items: number[]; next: string | null }> = {
  first: { items: [1, 2], next: 'second' },
  second: { items: [3, 4], next: 'third' },
  third: { items: [5], next: null },
}
const read = async (most?: number) => {
  const counts: number[] = []
  let count = 0
  const pageAfter = async (after = 'first') => {
    count++
    return pages[after] ?? { items: [], next: null }
  }
  const items = await everyItem(pageAfter, { onRead: (so) => counts.push(so), ...(most && { most }) })
  return { items, counts, count }
}

it('TSK-03 a list is read page by page to its end, and how much has come is told', async () => {
  expect(await read()).toEqual({ items: [1, 2, 3, 4, 5], counts: [2, 4, 5], count: 3 })
})

it('TSK-03 no page is asked for once enough is there', async () => {
  expect(await read(3)).toEqual({ items: [1, 2, 3, 4], counts: [2, 4], count: 2 })
})
