/**
 * The canonical JSON of a value (RFC 8785): equal values, equal bytes. Numbers and texts are as `JSON.stringify` writes
 * them. Throws for what JSON cannot hold, and for a value within itself.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return primitive(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  const { toJSON } = value as { toJSON?: unknown }
  // As `JSON.stringify` does: a date would be an object without fields.
  if (typeof toJSON === 'function') return canonicalJson(toJSON.call(value))
  return canonicalObject(value as Record<string, unknown>)
}

/** Names are sorted by their UTF-16 units. A field without a value is left out. */
function canonicalObject(fields: Record<string, unknown>): string {
  let text = ''
  for (const name of Object.keys(fields).sort()) {
    const value = fields[name]
    if (value !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonicalJson(value)}`
  }
  return `{${text}}`
}

function primitive(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`no JSON for ${value}`)
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`no JSON for a value of type ${typeof value}`)
  return text
}
