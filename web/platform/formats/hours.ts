import { numberFormat } from '@prumo/contracts/formats/formatters'

/** Hours as people write them (`7,5` or `7.5`) in minutes; `null` if empty, `undefined` if it is no number. */
export function minutesIn(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const hours = /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
  return hours === undefined ? undefined : Math.round(hours * 60)
}

/** Minutes as people write hours, `7,5`; nothing for `null`. */
export const showHours = (minutes: number | null, language: string): string =>
  minutes === null ? '' : numberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(minutes / 60)
