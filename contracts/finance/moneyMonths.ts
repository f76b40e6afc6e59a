import type { EntryKind } from './kinds'
import { addCents, type MoneyFacts, ofEachKind } from './moneyFacts'
import { monthBefore, monthOf } from './months'

/** The months that one answer has at most. */
export const mostMonths = 120

type Flow = { planned: number; realized: number }
type Flows = Record<EntryKind, Flow>
type MoneyMonth = { month: string } & Flows
type Question = { statusOn: string; from?: string | undefined; to?: string | undefined }

/**
 * What each month plans and came to until the end of the status day; a month between two that have something has
 * nothing. Of too many months the last ones. `beyond` is of all others.
 */
export function moneyMonths(facts: MoneyFacts, { statusOn, from, to }: Question) {
  const found = byMonth(facts, statusOn)
  const names = [...found.keys()].sort()
  const months = monthsUpTo(to ?? names.at(-1), from ?? names[0])
  const shown = new Set(months)
  const beyond = nothing()
  for (const [month, flows] of found) if (!shown.has(month)) add(beyond, flows)
  return { months: months.map((month): MoneyMonth => ({ month, ...(found.get(month) ?? nothing()) })), beyond }
}

const nothing = (): Flows => ofEachKind(() => ({ planned: 0, realized: 0 }))

function byMonth({ planned, realized }: MoneyFacts, statusOn: string): Map<string, Flows> {
  const months = new Map<string, Flows>()
  const flowOf = (day: string, kind: EntryKind) => {
    const flows = months.get(monthOf(day)) ?? nothing()
    months.set(monthOf(day), flows)
    return flows[kind]
  }
  for (const { on, kind, cents } of planned) if (cents > 0) addTo(flowOf(on, kind), 'planned', cents)
  for (const { on, kind, cents } of realized)
    if (on !== null && on <= statusOn) addTo(flowOf(on, kind), 'realized', cents)
  return months
}

/** The months from one to another, in order: the last of them. */
function monthsUpTo(last: string | undefined, first: string | undefined): string[] {
  const months: string[] = []
  for (
    let at: string | null = last ?? null;
    at && first && at >= first && months.length < mostMonths;
    at = monthBefore(at)
  )
    months.unshift(at)
  return months
}

function add(sum: Flows, flows: Flows) {
  for (const kind of Object.keys(flows) as EntryKind[])
    for (const of of ['planned', 'realized'] as const) addTo(sum[kind], of, flows[kind][of])
}

function addTo(flow: Flow, of: keyof Flow, cents: number) {
  flow[of] = addCents(flow[of], cents)
}
