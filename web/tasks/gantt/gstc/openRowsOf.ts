import type { DrawnRow } from '../renderer'

/** The ids of the rows that stand in nothing that is folded. */
export function openRowsOf(rows: readonly DrawnRow[], isFolded: (id: string) => boolean): string[] {
  const hidden = new Set<string>()
  return rows.flatMap(({ id, parentId }) => {
    if (parentId === null || !(hidden.has(parentId) || isFolded(parentId))) return [id]
    hidden.add(id)
    return []
  })
}
