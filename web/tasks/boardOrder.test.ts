import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byStep, withAdded, withMoved } from './boardOrder'

const tasks = ['a', 'b', 'c'].map((taskId) => ({ taskId, stepId: 'todo' }))
const order = (moved: { taskId: string }[]) => moved.map(({ taskId }) => taskId).join('')

it('KAN-06 shows a moved task at once where it was put', () => {
  expect(order(withMoved(tasks, 'c', 'todo', 'a'))).toBe('cab')
  expect(order(withMoved(tasks, 'a', 'todo', null))).toBe('bca')
  expect(byStep(withMoved(tasks, 'b', 'doing', null)).get('doing')).toEqual([{ taskId: 'b', stepId: 'doing' }])
})

it('KAN-06 no move loses or duplicates a task', () => {
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

it('KAN-04 shows an added task at once, and never twice', () => {
  expect(order(withAdded(tasks, { taskId: 'd', stepId: 'todo' }))).toBe('abcd')
  expect(order(withAdded(tasks, { taskId: 'b', stepId: 'todo' }))).toBe('abc')
})
