/** The month of a day or an instant, as `yyyy-mm`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month before, also of January; `null` before the first that a day may be in. */
export function monthBefore(month: string): string | null {
  const [year, number] = month.split('-').map(Number) as [number, number]
  if (number > 1) return `${month.slice(0, 5)}${String(number - 1).padStart(2, '0')}`
  return year > 1 ? `${String(year - 1).padStart(4, '0')}-12` : null
}

/** The month after, also of December. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  if (number < 12) return `${month.slice(0, 5)}${String(number + 1).padStart(2, '0')}`
  return `${String(year + 1).padStart(4, '0')}-01`
}
