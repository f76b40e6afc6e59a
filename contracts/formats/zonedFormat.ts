const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes instants in a time zone. What was made is kept for ever, as each takes long to make: options are the code's,
 * and zones come from a list.
 */
export function zonedFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(key, format)
  return format
}
