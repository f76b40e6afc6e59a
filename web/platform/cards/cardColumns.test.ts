import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arrows } from './arrows'
import { type CardColumns, findCard, nextCard, nextPlace, placeAmongAll } from './cardColumns'
import { movedBefore } from './cardOrder'

const column = (columnId: string, ...cards: string[]) => ({ columnId, name: columnId.toUpperCase(), cards })
const columns = [column('to do', 'a', 'b', 'c'), column('empty'), column('done', 'd')]
const board: CardColumns<string> = {
  columns,
  idOf: (card) => card,
  beside: (at, sideways, index) => columns[at + sideways]?.cards[index],
}
const by = (key: string) => {
  const arrow = arrows[key]
  if (!arrow) throw new Error(key)
  return arrow
}

it('KAN-06 CAN-04 finds a card by its id, and none that is not on the board', () => {
  expect(findCard(board, 'b')).toEqual({ at: 0, index: 1, card: 'b' })
  expect(findCard(board, 'd')).toEqual({ at: 2, index: 0, card: 'd' })
  expect(findCard(board, 'x')).toBeUndefined()
})

it('KAN-06 CAN-04 walks up and down within a column, and aside as the board says', () => {
  expect(nextCard(board, 'b', by('ArrowUp'))).toBe('a')
  expect(nextCard(board, 'b', by('ArrowDown'))).toBe('c')
  expect(nextCard(board, 'a', by('ArrowUp'))).toBeUndefined()
  expect(nextCard(board, 'c', by('ArrowDown'))).toBeUndefined()
  expect(nextCard(board, 'a', by('ArrowRight'))).toBeUndefined()
  expect(nextCard({ ...board, beside: () => 'd' }, 'a', by('ArrowRight'))).toBe('d')
  expect(nextCard(board, 'x', by('ArrowDown'))).toBeUndefined()
})

it('KAN-06 CAN-04 moves a card by one place up or down, and no further than the ends', () => {
  expect(nextPlace(board, 'b', by('ArrowUp'))).toEqual({ columnId: 'to do', beforeId: 'a' })
  expect(nextPlace(board, 'b', by('ArrowDown'))).toEqual({ columnId: 'to do', beforeId: null })
  expect(nextPlace(board, 'a', by('ArrowDown'))).toEqual({ columnId: 'to do', beforeId: 'c' })
  expect(nextPlace(board, 'a', by('ArrowUp'))).toBeUndefined()
  expect(nextPlace(board, 'c', by('ArrowDown'))).toBeUndefined()
})

it('KAN-06 CAN-04 moves a card aside to the top of the next column, and not beyond the last', () => {
  expect(nextPlace(board, 'b', by('ArrowRight'))).toEqual({ columnId: 'empty', beforeId: null })
  expect(nextPlace({ ...board, columns: columns.toReversed() }, 'd', by('ArrowRight'))).toEqual({
    columnId: 'empty',
    beforeId: null,
  })
  expect(nextPlace({ ...board, columns: [column('e', 'e'), ...columns] }, 'e', by('ArrowRight'))).toEqual({
    columnId: 'to do',
    beforeId: 'a',
  })
  expect(nextPlace(board, 'a', by('ArrowLeft'))).toBeUndefined()
  expect(nextPlace(board, 'd', by('ArrowRight'))).toBeUndefined()
  expect(nextPlace(board, 'x', by('ArrowRight'))).toBeUndefined()
})

/** A column's order after a drop among what a filter shows of it. */
function dropped(held: readonly string[], shown: readonly string[], cardId: string, beforeId: string | null) {
  const to = { columnId: 'to do', beforeId }
  const filtered = { ...board, columns: [{ ...column('to do', ...shown), held }] }
  const place = placeAmongAll(filtered, cardId, to)
  return place ? movedBefore(held, (id) => id, cardId, place.beforeId) : [...held]
}

it('KAN-06 puts a card that is dropped below the last shown one right below that one, before what is hidden', () => {
  expect(dropped(['j1', 'j2', 'm1', 'm2'], ['j1', 'j2'], 'j1', null).join(' ')).toBe('j2 j1 m1 m2')
  expect(dropped(['m1', 'j1', 'm2', 'j2'], ['j1', 'j2'], 'j2', 'j1').join(' ')).toBe('m1 j2 j1 m2')
  expect(dropped(['m1', 'm2'], [], 'j1', null).join(' ')).toBe('m1 m2 j1')
  expect(dropped(['j1', 'm1', 'j2'], ['j1', 'j2'], 'j1', 'j2').join(' ')).toBe('j1 m1 j2')
})

it('KAN-06 CAN-04 shows after a drop the order that the drop showed, for any filter, and moves no other card', () => {
  const cards = fc.uniqueArray(fc.record({ id: fc.integer({ min: 0, max: 99 }).map(String), seen: fc.boolean() }), {
    selector: ({ id }) => id,
    maxLength: 12,
  })
  fc.assert(
    fc.property(cards, fc.nat(12), fc.nat(13), fc.boolean(), (all, which, where, fromElsewhere) => {
      const held = all.map(({ id }) => id)
      const shown = all.flatMap(({ id, seen }) => (seen ? [id] : []))
      const cardId = fromElsewhere || shown.length === 0 ? 'new' : (shown[which % shown.length] ?? '')
      const beforeId = [...shown.filter((id) => id !== cardId), null][where % (shown.length + 1)] ?? null
      const order = dropped(held, shown, cardId, beforeId)
      const seen = new Set([...shown, cardId])
      expect(order.filter((id) => seen.has(id))).toEqual(movedBefore(shown, (id) => id, cardId, beforeId))
      expect(order.filter((id) => id !== cardId)).toEqual(held.filter((id) => id !== cardId))
      const above = order[order.indexOf(cardId) - 1]
      const shownAbove = order.slice(0, order.indexOf(cardId)).findLast((id) => seen.has(id))
      // Right behind what is seen above it, unless it did not move at all.
      if (shownAbove !== undefined && order.join() !== held.join()) expect(above).toBe(shownAbove)
    }),
  )
})
