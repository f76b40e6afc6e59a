import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import type { CommandOf } from '@prumo/contracts/index'
import { type Entry, saidOf } from './entryValues'
import { stateWord } from './settling/shownState'

/** What is changed in the rows of a ledger. */
export const cellFields = ['title', 'classification', 'dueOn', 'cents'] as const
export type CellField = (typeof cellFields)[number]

/** The cell that is being changed, as its row was shown then, and where it stands. */
export type EditedCell = { field: CellField; row: ListedInstallment; target: HTMLElement }

/** Why a cell cannot be changed in its row, as a code; nothing where it can. */
export function lockOf(
  field: CellField,
  { state, kind, count }: Pick<ListedInstallment, 'state' | 'kind' | 'count'>,
): string | undefined {
  if (field === 'title' || field === 'classification') return undefined
  if (state !== 'open') return `entryCell.${stateWord(state, kind)}`
  return field === 'cents' && count > 1 ? 'entryCell.several' : undefined
}

type Change = Omit<CommandOf<'ChangeEntry'>['data'], 'projectId' | 'entryId'>

/** Another amount of an entry with one installment. Parts that were all of it are all of it again, by their shares. */
export function amountChange(entry: Pick<Entry, 'plannedCents' | 'installments' | 'origin'>, cents: number): Change {
  const { plannedCents, installments, origin } = entry
  const parts = origin?.items.map((item) => item.cents) ?? []
  const isWhole = origin !== null && parts.reduce((sum, part) => sum + part, 0) === plannedCents
  const shares = splitCents(cents, parts)
  const changed = isWhole && {
    origin: { ...origin, items: origin.items.map(({ id }, index) => ({ id, cents: shares[index] ?? 0 })) },
  }
  return {
    plannedCents: cents,
    installments: installments.map((each) => ({ ...each, cents })),
    ...(changed && changed),
    seen: { plannedCents, installments, ...(changed && { origin: saidOf(origin) }) },
  }
}
