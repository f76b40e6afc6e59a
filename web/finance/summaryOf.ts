import type { LedgerTotal } from '@prumo/contracts/finance/figures'

type Kind = LedgerTotal['kind']
/** How what was realized stands against its plan, seen by whoever pays for the project. */
type Verdict = 'good' | 'bad' | 'even'

export type KindSummary = {
  kind: Kind
  plannedCents: number
  realizedCents: number
  /** What was planned of what was realized, and not cancelled. */
  plannedOfRealizedCents: number
  /** What was realized over what was planned of it; below zero where it is less. */
  deviationCents: number
  /** The same as a share of what was planned, in percent; nothing where that is 0. */
  deviationPercent: number | undefined
  verdict: Verdict
  /** Whether more or less was realized than planned. */
  against: 'over' | 'under' | 'even'
} & Standing

/** Of what was planned: what is paid, open and cancelled, which add up to it; and how many of each there are. */
type Standing = Omit<LedgerTotal, 'kind' | 'plannedCents' | 'realizedCents' | 'plannedOfRealizedCents'>

const nothing = {
  entryCount: 0,
  installmentCount: 0,
  paidCount: 0,
  openCount: 0,
  cancelledCount: 0,
  overdueCount: 0,
  realizedCount: 0,
  plannedCents: 0,
  realizedCents: 0,
  plannedOfRealizedCents: 0,
  paidCents: 0,
  openCents: 0,
  cancelledCents: 0,
  overdueCents: 0,
  movedCents: 0,
}

/** The entries of one kind, planned against realized. Only what says what was realized deviates. */
export function summaryOf(totals: readonly LedgerTotal[], kind: Kind): KindSummary {
  const found = totals.find((total) => total.kind === kind) ?? { kind, ...nothing }
  const { plannedCents, realizedCents, plannedOfRealizedCents, ...standing } = found
  const deviationCents = realizedCents - plannedOfRealizedCents
  const isOver = deviationCents > 0
  return {
    ...standing,
    kind,
    plannedCents,
    realizedCents,
    plannedOfRealizedCents,
    deviationCents,
    deviationPercent: plannedOfRealizedCents === 0 ? undefined : (deviationCents / plannedOfRealizedCents) * 100,
    against: deviationCents === 0 ? 'even' : isOver ? 'over' : 'under',
    // More is bad where it is paid, and good where it is received.
    verdict: deviationCents === 0 ? 'even' : isOver === (kind === 'outflow') ? 'bad' : 'good',
  }
}

type Balance = Pick<KindSummary, 'plannedCents' | 'realizedCents' | 'entryCount' | 'realizedCount'>

/** What is left when all that is paid is taken from all that is received, and of how many entries. */
export function balanceOf(totals: readonly LedgerTotal[]): Balance {
  const [inflow, outflow] = [summaryOf(totals, 'inflow'), summaryOf(totals, 'outflow')]
  return {
    plannedCents: inflow.plannedCents - outflow.plannedCents,
    realizedCents: inflow.realizedCents - outflow.realizedCents,
    entryCount: inflow.entryCount + outflow.entryCount,
    realizedCount: inflow.realizedCount + outflow.realizedCount,
  }
}
