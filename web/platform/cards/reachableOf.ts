/** The one of these cards that Tab comes to: the one that had the focus last, else the first; arrows do the rest. */
export const reachableOf = (ids: readonly string[], focusedId: string | undefined): string | undefined =>
  focusedId !== undefined && ids.includes(focusedId) ? focusedId : ids[0]
