import { expect, it } from 'vitest'
import { boardGrounds } from './boardGrounds'

const reads = ['tasks_tasks']
const moved = (position: number, projectIds: (string | null)[], table = 'tasks_tasks', organizationId = 'ours') => ({
  shard: 0,
  shards: 1,
  position,
  changes: [{ organizationId, tables: [table], projectIds }],
})
const taken = (boards: ReturnType<typeof boardGrounds>) => Object.fromEntries(boards.take())

it('SES-15 changes of a board begin where the change before them was, or where it was first followed', () => {
  const boards = boardGrounds('ours', reads, 10)
  boards.note(moved(11, ['a']))
  boards.note(moved(12, ['b']))
  boards.note(moved(13, ['a']))
  expect(taken(boards)).toEqual({ a: 10, b: 10 })
  boards.note(moved(20, ['b']))
  boards.note(moved(21, ['a']))
  expect(taken(boards)).toEqual({ a: 13, b: 12 })
  expect(taken(boards)).toEqual({})
})

it('SES-15 a change of every board, or of nobody knows what, is one that all changes begin at', () => {
  const boards = boardGrounds('ours', reads, 10)
  boards.note(moved(11, ['a', null]))
  expect(taken(boards)).toEqual({ a: 10 })
  boards.note(moved(12, ['a']))
  boards.note({ ...moved(13, []), changes: null })
  boards.note(moved(14, ['b']))
  expect(taken(boards)).toEqual({ a: 11, b: 13 })
})

it('SES-15 what no board shows, and what happens elsewhere, changes none', () => {
  const boards = boardGrounds('ours', reads, 10)
  boards.note(moved(11, ['a', null], 'audit_actions'))
  boards.note(moved(12, ['a', null], 'tasks_tasks', 'theirs'))
  boards.note(moved(13, ['a']))
  expect(taken(boards)).toEqual({ a: 10 })
})

it('SES-15 what could not be announced is announced with what follows', () => {
  const boards = boardGrounds('ours', reads, 10)
  boards.note(moved(11, ['a']))
  const lost = boards.take()
  boards.note(moved(12, ['a']))
  boards.giveBack(lost)
  expect(taken(boards)).toEqual({ a: 10 })
})
