/** What a report says of itself that a link can name. */
type Named = { hash: string; formulas: number }

/** How a report stands to the link that led to it: the same, with other figures, or reckoned by other formulas. */
type LinkCheck = 'same' | 'other' | 'otherFormulas'

/** Holds a report against what its link names; `undefined` where it names no hash. */
export function linkCheck(address: URLSearchParams, { hash, formulas }: Named): LinkCheck | undefined {
  const named = address.get('hash')
  if (!named) return undefined
  if (address.get('formulas') !== String(formulas)) return 'otherFormulas'
  return named === hash ? 'same' : 'other'
}
