import pg from 'pg'

const { builtins } = pg.types

/** Days stay `YYYY-MM-DD`, instants become ISO UTC, int8 a number. No value passes a local time zone. */
export function registerParsers(): void {
  pg.types.setTypeParser(builtins.INT8, Number)
  pg.types.setTypeParser(builtins.DATE, (text) => text)
  pg.types.setTypeParser(builtins.TIMESTAMPTZ, isoOf)
}

/**
 * `2026-03-02 09:00:00.123456+00`, as a session in UTC writes it, in ISO form, always to the microsecond: such texts
 * sort as the instants do. ISO has no form for `-infinity` and for years before Christ or after 9999. These stay as
 * Postgres wrote them, so that Postgres reads the same instant again.
 */
const isoOf = (text: string) => {
  if (!isOfFourDigits(text)) return text
  const fraction = text.slice(20).replace(/\+00(:00)?$/, '')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(6, '0')}Z`
}

const isOfFourDigits = (text: string) => text[4] === '-' && text[10] === ' ' && !text.endsWith(' BC')
