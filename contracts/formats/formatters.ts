/** Formatters by locale and options. To make one takes longer than all that it then writes on a screen. */
const days = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

function keptIn<Formatter, Options>(
  kept: Map<string, Formatter>,
  make: (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = kept.get(key)
  if (found) return found
  const made = make(locale, options)
  kept.set(key, made)
  return made
}

/**
 * Writes days, which have no time zone. Options are the code's, never a person's: what was made is kept for ever. What
 * depends on the time zone of the machine is not for it: that may change.
 */
export const dayFormat = (locale: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): Intl.DateTimeFormat =>
  keptIn(days, (...of) => new Intl.DateTimeFormat(...of), locale, { ...options, timeZone: 'UTC' })

/** Writes numbers. See `dayFormat`. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keptIn(numbers, (...of) => new Intl.NumberFormat(...of), locale, options)
