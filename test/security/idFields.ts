const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Where ids stand in this value; what only happens to look like one is a text. */
export function idFieldsOf(value: unknown, path: string[] = []): string[][] {
  if (isId(value)) return /^(description|name|title)$/.test(path.at(-1) ?? '') ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => idFieldsOf(inner, [...path, key]))
}

export const valueAt = (value: unknown, [key = '', ...rest]: string[]): unknown => {
  const inner = (value as Record<string, unknown>)[key]
  return rest.length === 0 ? inner : valueAt(inner, rest)
}

export function withValue(value: unknown, [key = '', ...rest]: string[], to: unknown): object {
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = rest.length === 0 ? to : withValue(copy[key], rest, to)
  return copy
}
