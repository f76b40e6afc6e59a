import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { Refused } from '@prumo/platform/errors'

/** An append takes 512 KiB; what takes the whole series back says a little more of each entry. */
const mostBytes = 440 * 1024
/** What stands around an event in the log, and what its deletion says besides. */
const aroundBytes = 1024

/** A series is recorded, and taken back, as a whole. Long texts leave room for fewer entries. */
export function refuseLargeSeries(events: readonly LedgerEvent[]): void {
  const bytes = events.map(({ data }) => new TextEncoder().encode(JSON.stringify(data)).length + aroundBytes)
  if (bytes.reduce((sum, size) => sum + size, 0) <= mostBytes) return
  throw new Refused('entry.seriesTooLarge', { most: Math.floor(mostBytes / Math.max(...bytes)) })
}
