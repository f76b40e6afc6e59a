import type { Origin, SaidOrigin } from '@prumo/contracts/finance/entry'
import type { Lookups } from './ledgerState'

type Standing = {
  /** What the entry is for as it stands. */
  before?: Origin | null | undefined
  /** The parts were made of the effort of now. */
  recalculated?: boolean
}

/**
 * What an entry is for, with what each item is estimated at: when it was linked, or its part was made of the effort.
 * What an undo brings back has its effort already.
 */
export function originWithEffort(
  linked: SaidOrigin | Origin | null,
  { effortOf }: Pick<Lookups, 'effortOf'>,
  { before = null, recalculated = false }: Standing = {},
): Origin | null {
  if (!linked) return null
  const { of, items } = linked
  const kept = new Map(before?.of === of && !recalculated ? before.items.map((item) => [item.id, item]) : [])
  const effort = (item: (typeof items)[number]) =>
    'effortMinutes' in item ? item.effortMinutes : (kept.get(item.id)?.effortMinutes ?? effortIfNew(item.id))
  const effortIfNew = (id: string) => (kept.has(id) ? null : effortOf(of, id))
  return { of, items: items.map((item) => ({ id: item.id, cents: item.cents, effortMinutes: effort(item) })) }
}
