import { useTranslation } from 'react-i18next'
import type { Part } from './settlingPreview'

/** What an installment is called: its entry, and which one of how many it is where there are several. */
export function usePartName(): (part: Pick<Part, 'title' | 'number' | 'count'>) => string {
  const { t } = useTranslation()
  return ({ title, number, count }) => (count > 1 ? `${title} ${t('ledger.part', { number, count })}` : title)
}
