/** Tracks are shared only if none is sized by what it holds. Narrower than the least widths, the table scrolls. */
export const tracksOf = (columns: readonly { width: string }[]) => ({
  gridTemplateColumns: columns.map(({ width }) => width).join(' '),
  minWidth: columns.reduce((sum, { width }) => sum + Number(/\d+/.exec(width)?.[0] ?? 0), 0),
})
