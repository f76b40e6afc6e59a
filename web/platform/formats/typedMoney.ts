import { marksOf, showMoney } from '@prumo/contracts/formats/numbers'
import { currencyOf } from './currencyOf'

/** The most that an amount may be, in cents. */
const mostCents = 99_999_999_999_99

const before = /^(\p{L}*\p{Sc}|\p{L}+)\s*(?=\d)/u
const behind = /(?<=\d)\s*(\p{L}*\p{Sc}|\p{L}+)$/u
/** A sign or a code of three capitals is that of a currency, also of one that we have no name for. */
const isSign = (word: string) => currencyOf[word.toLowerCase()] !== undefined || /^[A-Z]{3}$|\p{Sc}$/u.test(word)

/** Why an amount in this currency is none here. */
const inCurrency: Readonly<Record<string, string>> = {
  BRL: 'money.inReais',
  USD: 'money.inDollars',
  EUR: 'money.inEuros',
  GBP: 'money.inPounds',
  JPY: 'money.inYen',
}

type Reading = { cents: number | null } | { problem: string }

/**
 * Money as people of this language type it, `1234,56` or `1.234,56`, in cents; with the sign or code of this currency,
 * or with none. What another language would read otherwise, such as `85.00` in Portuguese, is no amount: nobody guesses
 * it. `null` is nothing typed, `undefined` no amount.
 */
export function moneyIn(text: string, language: string, currency: string | null = null): number | null | undefined {
  const reading = readingOf(text, language, currency)
  return 'problem' in reading ? undefined : reading.cents
}

/** Why what is typed is no amount, as the code of its text. */
export function moneyProblem(text: string, language: string, currency: string | null = null): string | undefined {
  const reading = readingOf(text, language, currency)
  return 'problem' in reading ? reading.problem : undefined
}

/** An amount as it stands in a field, `1.234,56`; nothing for `null`. */
export const moneyText = (cents: number | null, language: string): string =>
  cents === null ? '' : showMoney(cents, null, language)

function readingOf(text: string, language: string, currency: string | null): Reading {
  const typed = text.trim()
  if (typed === '') return { cents: null }
  const signs = [before, behind].flatMap((place) => place.exec(typed)?.[1] ?? [])
  if (!signs.every(isSign) || (signs.length > 0 && currency === null)) return { problem: 'money.invalid' }
  const foreign = signs.find((sign) => meant(sign, currency) !== currency)
  if (foreign) return { problem: inCurrency[meant(foreign, currency) ?? ''] ?? 'money.inOther' }
  return numberIn(typed.replace(before, '').replace(behind, ''), language)
}

/** A dollar sign alone is the project's where that counts in dollars. */
const meant = (sign: string, currency: string | null): string | undefined =>
  sign === '$' && currency === 'USD' ? 'USD' : currencyOf[sign.toLowerCase()]

function numberIn(digits: string, language: string): Reading {
  const invalid = { problem: 'money.invalid' }
  const { group, point } = marksOf(language)
  const [whole = '', decimals = '', ...more] = digits.split(point)
  if (more.length > 0 || (digits.includes(point) && !/^\d{1,2}$/.test(decimals))) return invalid
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}([${group}]\\d{3})+$`).test(whole)
  if (!isGrouped && !/^\d+$/.test(whole)) return invalid
  const cents = Number(whole.replaceAll(group, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= mostCents ? { cents } : { problem: 'money.tooLarge' }
}
