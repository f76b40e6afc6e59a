/** What a link that names a report has come to: the same, another by what was recorded since, or not comparable. */
type LinkStanding = 'same' | 'others' | 'otherFormulas'

/** Sets the hash that an address carries against that of the report it has opened; nothing where it carries none. */
export function linkStanding(
  address: URLSearchParams,
  report: { hash: string; formulas: number },
): LinkStanding | undefined {
  const [hash, formulas] = [address.get('hash'), address.get('formulas')]
  if (!hash) return undefined
  if (formulas !== null && formulas !== String(report.formulas)) return 'otherFormulas'
  return hash === report.hash ? 'same' : 'others'
}
