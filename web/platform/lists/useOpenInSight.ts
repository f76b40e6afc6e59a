import { useEffect, useRef } from 'react'

type Scrolled = { range: { startIndex: number; endIndex: number } | null; scrollToIndex: (index: number) => void }

/** What is opened is in sight: of the rows of one record, the one that is nearest to what is seen already. */
export function useOpenInSight<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isOpen: ((row: Row) => boolean) | undefined,
  virtual: Scrolled,
): void {
  const shown = useRef<string>(undefined)
  const openRows = isOpen ? rows.flatMap((row, index) => (isOpen(row) ? [index] : [])) : []
  const [first] = openRows
  const openKey = first === undefined ? undefined : keyOf(rows[first] as Row)
  useEffect(() => {
    if (openKey === shown.current) return
    shown.current = openKey
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {}
    const distance = (index: number) => Math.abs(2 * index - startIndex - endIndex)
    const [nearest] = openRows.toSorted((former, latter) => distance(former) - distance(latter))
    if (nearest !== undefined) virtual.scrollToIndex(nearest)
  })
}
