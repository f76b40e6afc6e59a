import { day } from '@prumo/contracts/values'

/** A word that somebody searches for, and in which other forms the log keeps what it means: an amount, a day. */
export type SearchedWord = { text: string; forms: readonly string[] }

const mostWords = 20

/** The words of a search: each has to be found. What has neither a letter nor a digit is no word. */
export const searchedWords = (search: string): SearchedWord[] =>
  search
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((text) => ({ text, forms: [text, ...centsIn(text), ...daysIn(text)] }))

/** `1.234,56` and `1,234.56` are kept as 123456. */
function centsIn(word: string): string[] {
  const [, whole, cents] = /^(?:R\$|US\$|\$|€)?(\d{1,3}(?:[.,]\d{3})*|\d{1,15})[.,](\d{2})$/i.exec(word) ?? []
  return whole && cents ? [`${whole.replace(/[.,]/g, '')}${cents}`.replace(/^0+(?=\d)/, '')] : []
}

/** `5/3/2027` is kept as 2027-03-05, or as 2027-05-03 where the month is said first. */
function daysIn(word: string): string[] {
  const [, ...parts] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word) ?? []
  const [first = '', second = '', year] = parts.map((part) => part.padStart(2, '0'))
  return [`${year}-${second}-${first}`, `${year}-${first}-${second}`].filter((form) => day.safeParse(form).success)
}
