import { addresses } from '../platform/addresses'
import type { LedgerFilters } from './useLedgerFilters'

/** A ledger that is narrowed to this: a link that anybody may copy. */
export function ledgerAddress(projectId: string, filters: Partial<LedgerFilters> = {}): string {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  return `${addresses.finance(projectId)}${search && `?${search}`}`
}
