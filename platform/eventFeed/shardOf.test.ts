import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { shardOf } from './shardOf'

/** Worked out apart from the code, in Python: `int.from_bytes(uuid.UUID(id).bytes[-4:], 'big') % shards`. */
it.each([
  ['00000000-0000-4000-8000-000000000000', [0, 0, 0, 0]],
  ['6f1c1f0e-55d4-4c53-9d8e-0a4c2b7fd1a5', [0, 1, 1, 5]],
  ['b0b5a1c2-9d3e-4f60-8a71-ffffffffffff', [0, 0, 3, 7]],
  ['c4a760a8-dbcf-5254-a0d9-6a4474bd1b62', [0, 1, 2, 2]],
  ['123e4567-e89b-42d3-a456-426614174000', [0, 2, 0, 0]],
  ['9b2d7c10-3f58-4e6a-b1c4-7d0e5f93a2b7', [0, 2, 3, 7]],
])('%s stays for ever in the same shard of 1, 3, 4 and 8: %j', (id, shards) => {
  expect([1, 3, 4, 8].map((count) => shardOf(id, count))).toEqual(shards)
})

it('Many organizations fill all shards, and no others', () => {
  const shards = Array.from({ length: 1000 }, () => shardOf(randomUUID(), 4))
  expect([...new Set(shards)].sort()).toEqual([0, 1, 2, 3])
})

it('What is nobody’s is in the first shard', () => {
  for (const shards of [1, 3, 4, 8]) expect(shardOf(null, shards)).toBe(0)
})
