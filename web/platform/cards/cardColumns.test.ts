import { expect, it } from 'vitest'
import { arrows } from './arrows'
import { type CardColumns, findCard, nextCard, nextPlace } from './cardColumns'

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
