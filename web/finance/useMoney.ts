import { showMoney } from '@prumo/contracts/formats/numbers'
import { useLanguage } from '../platform/texts/useLanguage'

/** Writes amounts of this currency as people of the language do: `R$ 1.234,56`. */
export function useMoney(currency: string | null): (cents: number) => string {
  const language = useLanguage()
  return (cents) => showMoney(cents, currency, language)
}
