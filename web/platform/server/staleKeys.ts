export type Change = { tables: string[]; projectIds: (string | null)[] }

/** Whether an answer may have become stale: its question reads a table that changed, in its project if it names one. */
export function isStale(
  key: unknown,
  readsOf: (name: string) => readonly string[],
  changes: readonly Change[] | null,
): boolean {
  if (!Array.isArray(key) || typeof key[0] !== 'string') return false
  if (changes === null) return true
  const { projectId } = (key[1] ?? {}) as { projectId?: string }
  const reads = new Set(readsOf(key[0]))
  return changes.some(
    ({ tables, projectIds }) =>
      tables.some((table) => reads.has(table)) &&
      (!projectId || projectIds.includes(projectId) || projectIds.includes(null)),
  )
}
