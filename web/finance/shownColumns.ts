/** What a ledger shows of its installments where nobody chose: as much as a window has room for without cutting it. */
const usual = ['dueOn', 'state', 'cents', 'partnerName', 'classification', 'kind']
const inWide = [...usual, 'paidCents']

const usualIn = (wide: boolean) => (wide ? inWide : usual)

/** The columns that an address names; the usual ones where it names none. */
export const columnsIn = (address: string, wide: boolean): readonly string[] =>
  address === '' ? usualIn(wide) : address.split(',')

/** How an address says that these are shown; nothing for the usual ones. */
export function columnsText(chosen: readonly string[], wide: boolean): string {
  const usuals = usualIn(wide)
  const isUsual = chosen.length === usuals.length && usuals.every((key) => chosen.includes(key))
  // An empty text means the usual ones: a list of titles alone says so by name.
  return isUsual ? '' : chosen.join(',') || 'title'
}
