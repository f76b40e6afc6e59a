/**
 * An address that can exist: 64 characters before the @ at most, then labels of 63 that begin and end with a letter or
 * a digit. Domains in letters of any language are taken, as are their names in ASCII (`xn--…`).
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{0,58}[a-z0-9])$/iu

const longestLabel = 63

/** The one spelling of an address: lower case, its domain in ASCII. What is no address only becomes lower case. */
export function canonicalEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at + 1)}${asciiDomain(domain) ?? domain}`.toLowerCase()
}

export const isEmailAddress = (text: string): boolean => emailPattern.test(text) && hasShortLabels(text)

/** Letters beyond ASCII take more room in the name that the domain has on the wire. */
export function hasShortLabels(address: string): boolean {
  const domain = asciiDomain(address.slice(address.lastIndexOf('@') + 1))
  return domain?.split('.').every((label) => label.length <= longestLabel) ?? false
}

function asciiDomain(domain: string): string | undefined {
  if (/^[a-z0-9.-]*$/i.test(domain)) return domain
  const address = `https://${domain}`
  // An address of the web forgives what no name has: controls at its ends, `%41` for A.
  if (!/^[\p{L}\p{M}\p{N}.-]*$/u.test(domain) || !URL.canParse(address)) return undefined
  return new URL(address).hostname
}
