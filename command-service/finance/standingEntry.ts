import { lastOf, refusedFor } from '../rules/later'
import type { ReverseContext } from '../rules/undoRule'
import type { Entry, Ledger } from './ledgerState'

/** The entry whose changes are taken back. What somebody has deleted since stays deleted. */
export function standingEntry({ entries }: Ledger, entryId: string, since: ReverseContext['since']): Entry {
  const entry = entries.get(entryId)
  if (entry) return entry
  throw refusedFor(
    'undo.deletedSince',
    lastOf(since, { entryId }, ({ type }) => type === 'EntryDeleted'),
  )
}
