import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import { moneyWords } from './moneyWords'

/** Writes what a chart of money says in the reader's language; the same until that is another. */
export function useMoneyWords(currency: string) {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => moneyWords(currency, language, t), [currency, language, t])
}
