import { type EntryKind, entryKinds } from '@prumo/contracts/finance/kinds'

/** Which way money goes by these installments. */
export function kindsOf(parts: readonly { kind: EntryKind }[]): EntryKind | 'both' {
  const [only, ...further] = entryKinds.filter((kind) => parts.some((part) => part.kind === kind))
  return only && further.length === 0 ? only : 'both'
}
