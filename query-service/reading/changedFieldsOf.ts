import type { ChangedFields } from '@prumo/contracts/changedFields'

export type KeptChanges = Readonly<Record<string, { by: string | null; at: string }>>

/** The people whom it takes names of. */
export const changersIn = (kept: KeptChanges): (string | null)[] => Object.values(kept).map(({ by }) => by)

/** Who changed each field last, by name. */
export const changedFieldsOf = (kept: KeptChanges, names: ReadonlyMap<string, string>): ChangedFields =>
  Object.fromEntries(
    Object.entries(kept).map(([field, { by, at }]) => [field, { userId: by, name: by && (names.get(by) ?? null), at }]),
  )
