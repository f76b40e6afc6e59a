import { marksOf, showMoney } from '@prumo/contracts/formats/numbers'

/** The most that an amount may be, in cents. */
const mostCents = 99_999_999_999_99

/**
 * Money as people of this language type it, `1234,56` or `1.234,56`, in cents. What another language would read
 * otherwise, such as `85.00` in Portuguese, is no amount: nobody guesses it. `null` is nothing typed.
 */
export function amountIn(text: string, language: string): number | null | undefined {
  const typed = text.trim().replace(/^(R\$|US\$|\$|€)\s*/, '')
  if (typed === '') return null
  const { group, point } = marksOf(language)
  const [whole = '', decimals = '', ...more] = typed.split(point)
  if (more.length > 0 || (typed.includes(point) && !/^\d{1,2}$/.test(decimals))) return undefined
  const isGrouped = new RegExp(`^\\d{1,3}([${group}]\\d{3})+$`).test(whole)
  if (!isGrouped && !/^\d+$/.test(whole)) return undefined
  const cents = Number(whole.replaceAll(group, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= mostCents ? cents : undefined
}

/** An amount as it stands in a field, `1.234,56`; nothing for `null`. */
export const amountText = (cents: number | null, language: string): string =>
  cents === null ? '' : showMoney(cents, null, language)
