import { useTranslation } from 'react-i18next'
import { zoneName } from '../../platform/formats/zoneName'
import { useLanguage } from '../../platform/texts/useLanguage'

/** What a report says of where it stands and of what it is known by. */
export type Standing = {
  revisions: { plan: number; ledger: number | null }
  zone: string
  formulas: number
  hash: string
}

/** Says in words where a report stands, for its page, its print and its files. */
export function useReportNotes(): (standing: Standing) => string[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ revisions: { plan, ledger }, zone, formulas, hash }) => [
    ...(ledger !== null && ledger >= 0 ? [t('report.ledger', { revision: ledger })] : []),
    ...(plan >= 0 ? [t('report.plan', { revision: plan })] : []),
    t('report.zone', { zone: zoneName(language, zone) }),
    t('report.formulas', { version: formulas }),
    t('report.hash', { hash }),
  ]
}
