import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { dependenciesProblem, predecessorIdsIn } from './dependencyNumbers'

const board = { tasks: ['a', 'b', 'c', 'd'].map((taskId, at) => ({ taskId, number: at + 1 }) as TaskCard) }
const problem = (text: string) => dependenciesProblem(text, { taskId: 'd' }, board)

it('GAN-06 a dependency is one id, or two ids separated by a comma', () => {
  expect(predecessorIdsIn('2', board)).toEqual(['b'])
  expect(predecessorIdsIn(' #1 , 3', board)).toEqual(['a', 'c'])
  expect(predecessorIdsIn('', board)).toEqual([])
  expect([problem('2'), problem('1, 3'), problem('')]).toEqual([undefined, undefined, undefined])
})

it('GAN-06 GAN-07 itself, an unknown task, a third and what is no number are refused, each in its words', () => {
  expect(problem('4')).toBe('task.predecessorItself')
  expect(problem('9')).toBe('predecessorNumbers.unknown')
  expect(problem('1; 2')).toBe('predecessorNumbers.unknown')
  expect(problem('1, 2, 3')).toBe('predecessorNumbers.tooMany')
})
