import type { EntryKind, InstallmentState } from '@prumo/contracts/finance/kinds'

type Part = { state: InstallmentState; dueOn: string; cents: bigint; movedCents?: bigint }
/** An entry as whoever tells the story wrote it down. */
export type Noted = {
  title: string
  kind: EntryKind
  plannedCents: bigint
  realizedCents?: bigint
  parts: readonly Part[]
}

const sum = (cents: readonly bigint[]) => cents.reduce((total, each) => total + each, 0n)

/** What entries of one kind come to, added up from what was noted, by no code of the product. */
export function addedUp(entries: readonly Noted[], kind: EntryKind) {
  const those = entries.filter((entry) => entry.kind === kind)
  const parts = those.flatMap((entry) => entry.parts)
  const inState = (state: InstallmentState) => sum(parts.flatMap((part) => (part.state === state ? [part.cents] : [])))
  return {
    planned: sum(those.map(({ plannedCents }) => plannedCents)),
    realized: sum(those.map(({ realizedCents = 0n }) => realizedCents)),
    paid: inState('paid'),
    open: inState('open'),
    cancelled: inState('cancelled'),
    moved: sum(parts.flatMap(({ state, cents, movedCents = cents }) => (state === 'paid' ? [movedCents] : []))),
  }
}

/** Cents with the signs of each language, as people write them: by hand, so that nothing is compared with itself. */
export function inSigns(cents: bigint, language: 'pt-BR' | 'en', signs = ''): string {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ',']
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  return `${cents < 0n ? '-' : ''}${signs}${whole}${point}${digits.slice(-2)}`
}
