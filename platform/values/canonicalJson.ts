import canonicalize from 'canonicalize'

/** The canonical JSON of a value (RFC 8785): equal values, equal bytes. Throws for what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  const json = canonicalize(value)
  if (json === undefined) throw new TypeError('no JSON for this value')
  return json
}
