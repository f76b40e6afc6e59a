import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import type { SnapshotFormat } from './folded'
import { openSnapshots } from './snapshots'

it('A state is kept after 500 events, or after as many more as its format says of it', () => {
  const kept: unknown[] = []
  const query = async (_: string, values: unknown[]) => void kept.push(values[2])
  const snapshots = openSnapshots({ query } as unknown as Pool)
  const format: SnapshotFormat<number> = {
    version: 1,
    write: (size) => size,
    read: Number,
    eventsBetween: (size) => size / 4,
  }
  const keep = (revision: number, state: number) =>
    snapshots.keep('ledger', format as SnapshotFormat<never>, { state, revision, position: revision, eventId: null })
  for (const revision of [498, 499, 998, 999]) keep(revision, 100)
  expect(kept).toEqual([499, 999])
  for (const revision of [1499, 3498, 3499]) keep(revision, 10_000)
  expect(kept).toEqual([499, 999, 3499])
})
