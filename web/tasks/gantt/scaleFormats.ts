/** How days, months and years stand above the columns of a chart, in a language, and a time zone or that of here. */
export function scaleFormats(language: string, timeZone?: string) {
  const of = (options: Intl.DateTimeFormatOptions, spoken = language) => {
    const format = new Intl.DateTimeFormat(spoken, { ...options, timeZone })
    return (date: Date) => format.format(date)
  }
  const monthNumber = of({ month: 'numeric' }, 'en')
  return {
    day: of({ day: 'numeric' }),
    dayOfMonth: of({ day: 'numeric', month: 'short' }),
    month: of({ month: 'long', year: 'numeric' }),
    shortMonth: of({ month: 'short' }),
    year: of({ year: 'numeric' }),
    quarter: (date: Date) => `${Math.ceil(Number(monthNumber(date)) / 3)}`,
  }
}
