import { expect, it } from 'vitest'
import { placeOfDrop } from './placeOfDrop'

const column = { data: { columnId: 'todo' } }
const card = (edge: string, nextId: string | null) => ({ data: { columnId: 'todo', cardId: 'b', nextId, edge } })

it('KAN-06 CAN-04 a dropped card stands before or after the one under the pointer, else at the end of the column', () => {
  expect(placeOfDrop([card('above', 'c'), column])).toEqual({ columnId: 'todo', beforeId: 'b' })
  expect(placeOfDrop([card('below', 'c'), column])).toEqual({ columnId: 'todo', beforeId: 'c' })
  expect(placeOfDrop([card('below', null), column])).toEqual({ columnId: 'todo', beforeId: null })
  expect(placeOfDrop([column])).toEqual({ columnId: 'todo', beforeId: null })
  expect(placeOfDrop([])).toBeUndefined()
})
