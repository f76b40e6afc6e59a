import { describe, expect, it } from 'vitest'
import { streamIds } from './streamIds'

const placed = (first: number, ...ids: string[]) => ids.map((id, index) => ({ id, revision: first + index }))

describe('The ids of streams', () => {
  it('are known from the first on, without gap', () => {
    const ids = streamIds()
    ids.add('a', 0, placed(0, 'x', 'y'), 1)
    ids.add('a', 1, placed(1, 'y', 'z'), 2)
    ids.add('a', 5, placed(5, 'later'), 3)
    expect(ids.of('a')).toEqual({ upTo: 2, asOf: 2, revisions: new Map(Object.entries({ x: 0, y: 1, z: 2 })) })
  })

  it('are known to be all again when there was nothing new', () => {
    const ids = streamIds()
    ids.add('a', 0, placed(0, 'x'), 1)
    ids.add('a', 1, [], 7)
    expect(ids.of('a')).toMatchObject({ upTo: 0, asOf: 7 })
  })

  it('are forgotten where they have been unused for longest', () => {
    const ids = streamIds(4)
    ids.add('a', 0, placed(0, 'a0', 'a1'), 1)
    ids.add('b', 0, placed(0, 'b0', 'b1'), 2)
    ids.add('a', 2, [], 3)
    ids.add('c', 0, placed(0, 'c0'), 4)
    expect(['a', 'b', 'c'].map((stream) => ids.of(stream).upTo)).toEqual([1, -1, 0])
  })
})
