import { expect, it } from 'vitest'
import { type Board, placeBeside, withLocked, withStepMoved } from './boardChanges'

const board = {
  steps: ['a', 'b', 'c'].map((stepId) => ({ stepId, lockedFields: [] as string[] })),
} as unknown as Board
const order = ({ steps }: Board) => steps.map(({ stepId }) => stepId).join('')

it('SET-03 locks fields in one step and leaves the others as they are', () => {
  const { steps } = withLocked(board, 'b', ['title', 'endOn'])
  expect(steps.map(({ lockedFields }) => lockedFields)).toEqual([[], ['title', 'endOn'], []])
})

it('a step goes one place up or down, and no further than the ends', () => {
  expect([placeBeside(board, 'a', 'up'), placeBeside(board, 'c', 'down')]).toEqual([undefined, undefined])
  expect(order(withStepMoved(board, 'a', placeBeside(board, 'a', 'down') ?? null))).toBe('bac')
  expect(order(withStepMoved(board, 'b', placeBeside(board, 'b', 'down') ?? null))).toBe('acb')
  expect(order(withStepMoved(board, 'c', placeBeside(board, 'c', 'up') ?? null))).toBe('acb')
})
