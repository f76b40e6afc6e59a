import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import { Map as PersistentMap } from 'immutable'
import type { Closing, Entry, Ledger } from './ledgerState'
import { withRefund } from './refunds'

type Kept = { entries: [string, Entry][]; deleted: [string, Entry][]; closing: Closing }

/** How a ledger is kept beside the log. One of many entries is written less often: it is written whole. */
export const ledgerSnapshot: SnapshotFormat<Ledger> = {
  version: 5,
  write: ({ entries, deleted, closing }): Kept => ({ entries: [...entries], deleted: [...deleted], closing }),
  read: ({ entries, deleted, closing }: Kept): Ledger => ({
    entries: PersistentMap(entries),
    deleted: PersistentMap(deleted),
    refunds: [...entries, ...deleted].reduce(
      (refunds, [entryId, entry]) => withRefund(refunds, entryId, entry),
      PersistentMap<string, readonly string[]>(),
    ),
    closing,
  }),
  eventsBetween: ({ entries }) => entries.size / 4,
}
