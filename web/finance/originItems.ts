import type { OriginKind, SaidOrigin } from '@prumo/contracts/finance/entry'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import { marksOf } from '@prumo/contracts/formats/numbers'
import { moneyIn, moneyText } from '../platform/formats/typedMoney'
import { otherCurrencyIn } from './otherCurrencyIn'

/** A task or a delivery group that an entry is for, with its part as it is typed. */
type OriginItem = { id: string; amount: string }
export type OriginDraft = {
  of: OriginKind
  items: readonly OriginItem[]
  /** The parts were made of the effort of now. */
  isByHours?: boolean
}

/** An amount in parts of these weights, to the cent: equal ones where nothing weighs anything. */
export function sharedItems(
  ids: readonly string[],
  { cents, weights, language }: { cents: number; weights?: readonly number[]; language: string },
): OriginItem[] {
  const parts = splitCents(cents, weights ?? ids.map(() => 1))
  return ids.map((id, index) => ({ id, amount: cents === 0 ? '' : moneyText(parts[index] ?? 0, language) }))
}

/** The same shares of another amount, to the cent; what was for none of them stays so. */
export function itemsInProportion(
  items: readonly OriginItem[],
  wholeCents: number,
  { cents, language, currency = null }: { cents: number; language: string; currency?: string | null },
): OriginItem[] {
  const weights = items.map(({ amount }) => moneyIn(amount, language, currency) ?? 0)
  const rest = Math.max(
    0,
    weights.reduce((left, weight) => left - weight, wholeCents),
  )
  return sharedItems([...itemIds(items), ''], { cents, weights: [...weights, rest], language }).slice(0, -1)
}

/** Whether these are the equal parts of an amount: they follow it then, until somebody sets one. */
export function areEqualParts(items: readonly OriginItem[], cents: number, language: string): boolean {
  const equal = sharedItems(itemIds(items), { cents, language })
  return equal.every(({ amount }, index) => amount === items[index]?.amount)
}

/** How much of the whole a part is, in percent with two digits; nothing where one of them is not known. */
export function percentOf(
  amount: string,
  cents: number,
  language: string,
  currency: string | null = null,
): number | undefined {
  const part = moneyIn(amount, language, currency)
  return typeof part === 'number' && cents > 0 ? shareOf(part, cents) : undefined
}

const shareOf = (part: number, cents: number) => Math.round((part / cents) * 10_000) / 100

/** A percentage as people of this language type it, `33,34`, up to 100; nothing for what is none. */
export function percentIn(typed: string, language: string): number | undefined {
  const { point } = marksOf(language)
  const [whole = '', decimals = '', ...more] = typed
    .replace(/\s*%\s*$/, '')
    .trim()
    .split(point)
  if (more.length > 0 || !/^\d{1,3}$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return undefined
  const percent = Number(`${whole}.${decimals || 0}`)
  return percent <= 100 ? percent : undefined
}

/**
 * The parts once one of them is so much of the whole. A percentage that the rest of the whole is shown as means that
 * rest, so that no cent is left over.
 */
export function withPercent(
  items: readonly OriginItem[],
  changed: { id: string; percent: number },
  { cents, language, currency = null }: { cents: number; language: string; currency?: string | null },
): OriginItem[] {
  const others = items.filter(({ id }) => id !== changed.id)
  const rest = others.reduce((left, { amount }) => left - (moneyIn(amount, language, currency) ?? 0), cents)
  const weight = Math.round(changed.percent * 100)
  const [part = 0] = splitCents(cents, [weight, 100_00 - weight])
  const isRest = rest >= 0 && shareOf(rest, cents) === changed.percent
  const amount = moneyText(isRest ? rest : part, language)
  return items.map((item) => (item.id === changed.id ? { ...item, amount } : item))
}

const itemIds = (items: readonly OriginItem[]) => items.map(({ id }) => id)

/** An origin as the one text that a form sends of it. */
export const originText = ({ of, items, isByHours = false }: OriginDraft): string =>
  JSON.stringify([of, items.map(({ id, amount }) => [id, amount]), ...(isByHours ? ['byHours'] : [])])

export function draftIn(text: string): OriginDraft {
  if (text === '') return { of: 'tasks', items: [] }
  const [of, items, byHours] = JSON.parse(text) as [OriginKind, [string, string][], 'byHours'?]
  return { of, items: items.map(([id, amount]) => ({ id, amount })), ...(byHours && { isByHours: true }) }
}

export const draftOf = (origin: SaidOrigin | null, language: string): OriginDraft =>
  origin
    ? { of: origin.of, items: origin.items.map(({ id, cents }) => ({ id, amount: moneyText(cents, language) })) }
    : { of: 'tasks', items: [] }

type Read = { origin: SaidOrigin; error?: string }

/** The origin as a form holds it, and what is wrong with it. Parts that are not all of the amount are not wrong. */
export function originIn(text: string, plannedCents: number, language: string, currency: string | null = null): Read {
  const { of, items } = draftIn(text)
  const parts = items.map(({ amount }) => moneyIn(amount, language, currency))
  const origin = { of, items: items.map(({ id }, index) => ({ id, cents: parts[index] ?? 0 })) }
  if (items.length === 0) return { origin, error: 'entry.originMissing' }
  if (plannedCents === 0) return { origin }
  if (parts.some((part) => typeof part !== 'number'))
    return { origin, error: otherCurrencyIn(items, language, currency) ?? 'entry.originInvalid' }
  if (origin.items.some(({ cents }) => cents > plannedCents)) return { origin, error: 'entry.originTooLarge' }
  return { origin }
}
