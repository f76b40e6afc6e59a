import { expect, it } from 'vitest'
import { takeOption } from './takeOption'

it('An option is taken out of the words of a command, however it is written', () => {
  const words = ['tasks', '--eighth', '3', '--since=abc', 'finance']
  expect([takeOption(words, '--eighth'), takeOption(words, '--since'), takeOption(words, '--other')]).toEqual([
    '3',
    'abc',
    undefined,
  ])
  expect(words).toEqual(['tasks', 'finance'])
})
