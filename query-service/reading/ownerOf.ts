type Named = { ownerName: string | null; ownerGone?: true }

/**
 * Whose a shared view is, where that is not the asker's: an erased person has no name. Whoever may no longer see what
 * it shows is gone (`isGone`).
 */
export function ownerOf(
  ownerId: string,
  { userId, names, isGone }: { userId: string; names: ReadonlyMap<string, string>; isGone: (id: string) => boolean },
): Named {
  if (ownerId === userId) return { ownerName: null }
  return { ownerName: names.get(ownerId) ?? null, ...(isGone(ownerId) && { ownerGone: true }) }
}
