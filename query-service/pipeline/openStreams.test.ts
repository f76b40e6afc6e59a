import { expect, it } from 'vitest'
import { openStreams } from './openStreams'

it('ends the oldest stream of a person who opens one too many, and nobody else’s', () => {
  const streams = openStreams()
  const ended: string[] = []
  const open = (userId: string, name: string) => streams.add(userId, () => void ended.push(name))
  open('bia', 'of bia')
  const closeFirst = open('ana', 'closed')
  for (let count = 1; count <= 19; count++) open('ana', `number ${count}`)
  closeFirst()
  open('ana', 'number 20')
  expect(ended).toEqual([])
  open('ana', 'number 21')
  open('ana', 'number 22')
  expect(ended).toEqual(['number 1', 'number 2'])
})
