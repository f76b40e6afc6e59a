import { expect, it } from 'vitest'
import { outdatedAnswers } from './outdatedAnswers'

it('reports stalled read models until their queries are answered in full again', () => {
  let count = 0
  const stop = outdatedAnswers.subscribe(() => (count += 1))
  outdatedAnswers.note('board', null)
  expect([outdatedAnswers.at(), count]).toEqual([undefined, 0])
  outdatedAnswers.note('board', '12')
  outdatedAnswers.note('tasks', '7')
  expect([outdatedAnswers.at(), count]).toEqual([7, 2])
  outdatedAnswers.note('tasks', null)
  expect(outdatedAnswers.at()).toBe(12)
  outdatedAnswers.forget()
  expect([outdatedAnswers.at(), count]).toEqual([undefined, 4])
  stop()
})
