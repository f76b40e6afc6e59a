export type Nested = { [name: string]: unknown }

/** The fields of a form whose names nest, as `metadata[paymentId]` and `expand[0]` do. */
export function formOf(text: string): Nested {
  const form: Nested = {}
  for (const [name, value] of new URLSearchParams(text)) place(form, name.split(/\[|\]\[|\]/).filter(Boolean), value)
  return listsIn(form) as Nested
}

function place(into: Nested, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) into[name] = value
  else {
    const inner = (into[name] ?? {}) as Nested
    into[name] = inner
    place(inner, rest, value)
  }
}

/** What is named by numbers is a list. */
function listsIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listsIn(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
