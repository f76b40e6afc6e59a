import type { LedgerFilters } from './useLedgerFilters'

/** Lists that are asked for most, and what narrows a ledger to them. */
export const ledgerViews = {
  all: {},
  receivable: { kind: 'inflow', state: 'open' },
  payable: { kind: 'outflow', state: 'open' },
} as const
export type LedgerView = keyof typeof ledgerViews

/** The view that these filters are; nothing where they are none of them. */
export function viewOf({ kind, state, ...further }: LedgerFilters): LedgerView | undefined {
  if (Object.values(further).some((value) => value !== '')) return undefined
  if (kind === '' && state === '') return 'all'
  return (['receivable', 'payable'] as const).find(
    (view) => ledgerViews[view].kind === kind && ledgerViews[view].state === state,
  )
}
