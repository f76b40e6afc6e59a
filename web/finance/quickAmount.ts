import { marksOf } from '@prumo/contracts/formats/numbers'

/** The most that an amount may be, in cents. */
const mostCents = 99_999_999_999_99n

/** What a word of the line may mean as an amount, in cents; `isSure` where it can mean nothing else. */
export type AmountReading = { cents: number[]; isSure: boolean } | { problem: string }

/** Reads a word as an amount, with all that it could mean; `undefined` for a word that is no number. */
export function amountsOf(word: string, language: string): AmountReading | undefined {
  if (/^[-−–+(]\d[\d.,]*\)?$|^\d[\d.,]*[-−–]$/.test(word)) return { problem: 'quickEntry.signed' }
  if (/^\d[\d.,]*e[-+]?\d+$/i.test(word)) return { problem: 'quickEntry.noAmount' }
  const digits = word.replace(/[.,;:]$/, '')
  // A number that begins with zeros is the number of a document.
  if (!/^\d[\d.,]*$/.test(digits) || /^0\d+$/.test(digits)) return undefined
  const { cents, isSure } = readingsOf(digits, language)
  if (cents.length === 0) return { problem: 'quickEntry.noAmount' }
  if (cents.some((each) => each > mostCents)) return { problem: 'quickEntry.tooLarge' }
  if (cents.some((each) => each === 0n)) return { problem: 'entry.amountInvalid' }
  return { cents: cents.map(Number), isSure }
}

/** In every notation that people use; sure only where it is that of the language and of no other one. */
function readingsOf(digits: string, language: string): { cents: bigint[]; isSure: boolean } {
  const { group, point } = marksOf(language)
  if (/^\d+$/.test(digits)) return { cents: [BigInt(digits) * 100n], isSure: true }
  const native = writtenWith(digits, group, point)
  const foreign = writtenWith(digits, point, group)
  const thousands = [native, foreign].filter((each) => each.kind === 'grouped').map(({ cents }) => cents)
  // `1.234` are thousands to some, and a little more than one to others.
  if (/^\d{1,3}[.,]\d{3}$/.test(digits))
    return { cents: [...thousands, rounded(digits)].filter((each) => each > 0n), isSure: false }
  if (native.kind !== 'none') return { cents: [native.cents], isSure: native.kind !== 'half' }
  return foreign.kind === 'none' ? { cents: [], isSure: false } : { cents: [foreign.cents], isSure: false }
}

type Written = { kind: 'none' | 'grouped' | 'decimal' | 'half'; cents: bigint }
const none: Written = { kind: 'none', cents: 0n }

function writtenWith(digits: string, group: string, point: string): Written {
  const [whole = '', decimals, ...more] = digits.split(point)
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}([${group}]\\d{3})+$`).test(whole)
  if (more.length > 0 || (!isGrouped && !/^\d+$/.test(whole))) return none
  if (decimals !== undefined && !/^\d{1,2}$/.test(decimals)) return none
  const cents = BigInt(whole.replaceAll(group, '')) * 100n + BigInt((decimals ?? '').padEnd(2, '0'))
  if (decimals === undefined) return { kind: 'grouped', cents }
  // `1.234,5` may lack a digit.
  return { kind: isGrouped && decimals.length === 1 ? 'half' : 'decimal', cents }
}

/** Three decimals to the cent, half up. */
const rounded = (digits: string) => (BigInt(digits.replace(/[.,]/, '')) + 5n) / 10n
