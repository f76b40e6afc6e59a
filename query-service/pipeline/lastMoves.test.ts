import type { ReadModels, ReadModelsMoved } from '@prumo/platform/readModels/readModels'
import { expect, it } from 'vitest'
import { followLastMoves } from './lastMoves'

function followed(...shards: number[]) {
  const listeners: ((moved: ReadModelsMoved) => void)[] = []
  const readModels = {
    position: () => Math.min(...shards),
    furthest: () => Math.max(...shards),
    onMoved: (callback: (moved: ReadModelsMoved) => void) => void listeners.push(callback),
  } as unknown as ReadModels
  const lastMove = followLastMoves(readModels)
  const move = (at: number, organizationIds: string[] | null) => {
    const changes = organizationIds?.map((organizationId) => ({ organizationId, tables: [], projectIds: [] })) ?? null
    for (const listener of listeners) listener({ shard: 0, shards: 1, position: at, changes })
  }
  return { lastMove, move }
}

it('SES-15 of an organization that nobody heard of, everything may have changed up to the start', () => {
  const { lastMove, move } = followed(10)
  move(12, ['theirs'])
  expect([lastMove('ours'), lastMove('theirs')]).toEqual([10, 12])
})

it('SES-15 an organization may be of the shard that was furthest at the start', () => {
  const { lastMove } = followed(10, 30, 20)
  expect(lastMove('ours')).toBe(30)
})

it('SES-15 what nobody knows of may have changed everything', () => {
  const { lastMove, move } = followed(10)
  move(12, ['ours'])
  move(15, null)
  expect([lastMove('ours'), lastMove('theirs')]).toEqual([15, 15])
})

it('SES-15 an organization that was forgotten counts as changed when it was', () => {
  const { lastMove, move } = followed(10)
  for (let at = 0; at <= 10_000; at++) move(100 + at, [`organization ${at}`])
  expect(lastMove('organization 0')).toBe(100)
  expect(lastMove('organization 1')).toBe(101)
  expect(lastMove('organization 10000')).toBe(10_100)
})
