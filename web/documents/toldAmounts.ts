import type { EmbeddedCard } from '@prumo/contracts/documents/embedded'
import { showDay } from '@prumo/contracts/formats/days'

/** The days and amounts of a frozen card, planned before realized. Cents are plain numbers: there is no currency. */
export function toldAmounts(card: EmbeddedCard, language: string): string[] {
  const days = [card.plannedOn, card.realizedOn, card.concludedOn].filter((day) => day !== null)
  const amounts = [card.plannedCents, card.realizedCents].filter((cents) => cents !== null)
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  return [...days.map((day) => showDay(day, language)), ...amounts.map((cents) => amount.format(cents / 100))]
}
