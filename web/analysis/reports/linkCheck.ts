/** What a report says of itself that a link can name. */
type Named = { hash: string; formulas: number }

/** How a report stands to the link that led to it: the same, with other figures, or reckoned by other formulas. */
type LinkCheck = 'same' | 'other' | 'otherFormulas'

/** Holds a report against what its link names; `undefined` where it names no hash. */
export function linkCheck(address: URLSearchParams, report: Named): LinkCheck | undefined {
  const [hash, formulas] = [address.get('hash'), address.get('formulas')]
  if (!hash) return undefined
  if (formulas !== null && formulas !== String(report.formulas)) return 'otherFormulas'
  return hash === report.hash ? 'same' : 'other'
}
