import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { type FigureName, ledgerFigures } from './ledgerFigures'
import type { LedgerFilters } from './ledgerQuestion'
import { balanceOf, summaryOf } from './summaryOf'

type Group = 'balance' | 'outflow' | 'inflow'
type LineFigure = { group: Group; name: FigureName; filters: Partial<LedgerFilters>; cents: number }

/** In the order in which a line shows them. */
const inOrder: readonly [Group, FigureName][] = [
  ['balance', 'planned'],
  ['balance', 'realized'],
  ['outflow', 'planned'],
  ['outflow', 'realized'],
  ['outflow', 'open'],
  ['outflow', 'overdue'],
  ['inflow', 'planned'],
  ['inflow', 'realized'],
  ['inflow', 'open'],
  ['inflow', 'overdue'],
]

/** What has to stay where the line is short, the most needed first. */
const needed = [
  'balance realized',
  'outflow overdue',
  'inflow overdue',
  'balance planned',
  'outflow open',
  'outflow realized',
  'inflow open',
  'outflow planned',
  'inflow realized',
  'inflow planned',
]

/** The sums of a ledger for one line, as many as there is room for. Nothing overdue is nothing to say. */
export function lineFigures(totals: readonly LedgerTotal[], room: number): LineFigure[] {
  const all = inOrder.map(([group, name]) => figureOf(totals, group, name))
  const worded = all.filter(({ name, cents }) => name !== 'overdue' || cents !== 0)
  const rank = ({ group, name }: LineFigure) => needed.indexOf(`${group} ${name}`)
  const kept = new Set(worded.toSorted((first, second) => rank(first) - rank(second)).slice(0, room))
  return worded.filter((figure) => kept.has(figure))
}

function figureOf(totals: readonly LedgerTotal[], group: Group, name: FigureName): LineFigure {
  const { filters, cents } = ledgerFigures[name]
  if (group !== 'balance')
    return { group, name, filters: { kind: group, ...filters }, cents: cents(summaryOf(totals, group)) }
  const { plannedCents, realizedCents } = balanceOf(totals)
  return { group, name, filters, cents: name === 'planned' ? plannedCents : realizedCents }
}
