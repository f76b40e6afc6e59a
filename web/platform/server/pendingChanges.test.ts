import { expect, it } from 'vitest'
import { pendingChanges } from './pendingChanges'

const shown = (question: string) =>
  pendingChanges.of(question).reduce((answer, { show }) => show(answer as never) as string, '')
const typing = (letter: string) => (answer: string) => answer + letter

it('SES-15 shows what was done in its order until it is refused, or accepted and answered', () => {
  const first = pendingChanges.add('board', typing('a'))
  const second = pendingChanges.add('board', typing('b'))
  const third = pendingChanges.add('board', typing('c'))
  expect(shown('board')).toBe('abc')
  first.refuse()
  second.accept(1)
  expect(shown('board')).toBe('bc')
  pendingChanges.answered('board')
  expect(shown('board')).toBe('c')
  third.accept(1)
  pendingChanges.answered('board')
  expect(shown('board')).toBe('')
})

it('SES-15 tells of each step, and of nothing where nothing has happened', () => {
  let count = 0
  const stop = pendingChanges.subscribe(() => (count += 1))
  pendingChanges.answered('canvas')
  expect(count).toBe(0)
  const change = pendingChanges.add('canvas', typing('a'))
  const before = pendingChanges.of('canvas')
  change.accept(1)
  // A screen is drawn anew where the list is another one.
  expect(pendingChanges.of('canvas')).not.toBe(before)
  pendingChanges.answered('canvas')
  expect(count).toBe(3)
  expect(pendingChanges.of('canvas')).toBe(pendingChanges.of('board'))
  stop()
})
