/** Calendar days are `YYYY-MM-DD` strings: they have no hour and no time zone. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-')

/** Whether a text is a calendar day of the years 1 to 9999. */
export const isCalendarDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
