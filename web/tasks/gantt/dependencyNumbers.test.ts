import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { predecessorIdsIn } from '../predecessorIdsIn'
import { dependenciesProblem } from './dependencyNumbers'

const tasks = ['a', 'b', 'c', 'd'].map((taskId, at) => ({ taskId, number: at + 1 }) as TaskCard)
const problem = (text: string) => dependenciesProblem(text, { taskId: 'd' }, tasks)

it('GAN-06 a dependency is one id, or two ids separated by a comma', () => {
  expect(predecessorIdsIn('2', tasks)).toEqual(['b'])
  expect(predecessorIdsIn(' #1 , 3', tasks)).toEqual(['a', 'c'])
  expect(predecessorIdsIn('', tasks)).toEqual([])
  expect([problem('2'), problem('1, 3'), problem('')]).toEqual([undefined, undefined, undefined])
})

it('GAN-06 GAN-07 itself, an unknown task, a third and what is no number are refused, each in its words', () => {
  expect(problem('4')).toBe('task.predecessorItself')
  expect(problem('9')).toBe('predecessorNumbers.unknown')
  expect(problem('1; 2')).toBe('predecessorNumbers.unknown')
  expect(problem('1, 2, 3')).toBe('predecessorNumbers.tooMany')
})
