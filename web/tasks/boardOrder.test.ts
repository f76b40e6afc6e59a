import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byStep, neighbourFor, positionAfter, withMoved } from './boardOrder'

const tasks = ['a', 'b', 'c'].map((taskId) => ({ taskId, stepId: 'todo' }))
const order = (moved: { taskId: string }[]) => moved.map(({ taskId }) => taskId).join('')

it('KAN-06 shows a moved task at once where it was put', () => {
  expect(order(withMoved(tasks, 'c', 'todo', 'a'))).toBe('cab')
  expect(order(withMoved(tasks, 'a', 'todo', null))).toBe('bca')
  expect(byStep(withMoved(tasks, 'b', 'doing', null)).get('doing')).toEqual([{ taskId: 'b', stepId: 'doing' }])
})

it('KAN-06 moves by one place with the keyboard, and no further than the ends', () => {
  expect(neighbourFor(tasks, 'b', -1)).toBe('a')
  expect(neighbourFor(tasks, 'a', 1)).toBe('c')
  expect(neighbourFor(tasks, 'b', 1)).toBeNull()
  expect(neighbourFor(tasks, 'a', -1)).toBeUndefined()
  expect(neighbourFor(tasks, 'c', 1)).toBeUndefined()
})

it('KAN-06 tells the position that a moved task has come to', () => {
  expect(positionAfter(tasks, 'a', 'todo', 'c')).toBe(2)
  expect(positionAfter(tasks, 'a', 'todo', null)).toBe(3)
  expect(positionAfter(tasks, 'c', 'todo', 'b')).toBe(2)
  expect(positionAfter(tasks, 'c', 'doing', null)).toBe(1)
  expect(positionAfter([...tasks, { taskId: 'd', stepId: 'doing' }], 'd', 'todo', 'a')).toBe(1)
})

it('KAN-06 no move loses or doubles a task', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'gone')
  fc.assert(
    fc.property(ids, fc.option(ids), (taskId, before) => {
      expect(
        order(withMoved(tasks, taskId, 'doing', before))
          .split('')
          .sort()
          .join(''),
      ).toBe('abc')
    }),
  )
})
