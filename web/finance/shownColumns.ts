/** What a ledger shows of its installments where nobody chose. */
const usual = ['dueOn', 'state', 'cents', 'paidCents', 'partnerName', 'classification', 'kind']

/** The columns that an address names; the usual ones where it names none. */
export const columnsIn = (address: string): readonly string[] => (address === '' ? usual : address.split(','))

/** How an address says that these are shown; nothing for the usual ones. */
export function columnsText(chosen: readonly string[]): string {
  const isUsual = chosen.length === usual.length && usual.every((key) => chosen.includes(key))
  // An empty text means the usual ones: a list of titles alone says so by name.
  return isUsual ? '' : chosen.join(',') || 'title'
}
