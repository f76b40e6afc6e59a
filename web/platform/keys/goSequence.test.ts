import { expect, it } from 'vitest'
import { type GoSequence, type GoStep, goSequence } from './goSequence'
import { keyRegister } from './keyRegister'

/** What keys do that are pressed so many milliseconds after one another: a step, or `-` where each does its own. */
function pressed(keys: string, pause = 200) {
  let sequence: GoSequence
  return keys.split(' ').map((key, index) => {
    const next = goSequence(sequence, key, index * pause)
    sequence = next.sequence
    return next.step ? led(next.step) : '-'
  })
}
const led = (step: GoStep) => ('nth' in step ? `view ${step.nth}` : step.deed)

it('g and a letter lead to a place, and then a digit to a view of it', () => {
  expect(pressed('g p 2')).toEqual(['-', 'plan', 'view 2'])
  expect(pressed('g g 1')).toEqual(['-', 'records', 'view 1'])
  expect(pressed('g t')).toEqual(['-', 'my-tasks'])
})

it('what does not follow is left to whoever listens for it', () => {
  expect(pressed('g x p')).toEqual(['-', '-', '-'])
  expect(pressed('p 2')).toEqual(['-', '-'])
  expect(pressed('g 2')).toEqual(['-', '-'])
  expect(pressed('g p x 2')).toEqual(['-', 'plan', '-', '-'])
  expect(pressed('g p 2 3')).toEqual(['-', 'plan', 'view 2', '-'])
  expect(pressed('g p 0')).toEqual(['-', 'plan', '-'])
  expect(pressed('g t 2')).toEqual(['-', 'my-tasks', '-'])
  expect(pressed('g Control+k p')).toEqual(['-', '-', '-'])
})

it('a sequence can begin anew in its midst', () => {
  expect(pressed('g p g d 1')).toEqual(['-', 'plan', '-', 'money', 'view 1'])
})

it('keys belong together for a second and a half', () => {
  expect(pressed('g p 2', 1500)).toEqual(['-', 'plan', 'view 2'])
  expect(pressed('g p 2', 1501)).toEqual(['-', '-', '-'])
})

it('each letter leads to one place', () => {
  const letters = [...Object.values(keyRegister.goTo), ...Object.values(keyRegister.project)].flat()
  expect(new Set(letters).size).toBe(letters.length)
})
