import type { EntryKind, InstallmentState } from '@prumo/contracts/finance/kinds'

/** How an installment stands on the day that is shown: what is open after its day is overdue. */
type ShownState = InstallmentState | 'overdue'
/** What a list may be narrowed to. */
export const shownStates = ['open', 'overdue', 'paid', 'cancelled'] as const satisfies readonly ShownState[]

type Row = { state: InstallmentState; dueOn: string }

export const shownState = ({ state, dueOn }: Row, day: string): ShownState =>
  state === 'open' && dueOn < day ? 'overdue' : state

/** What money that has come is called, and money that has gone. */
export const stateWord = <State extends ShownState>(state: State, kind: EntryKind): State | 'received' =>
  state === 'paid' && kind === 'inflow' ? 'received' : state
