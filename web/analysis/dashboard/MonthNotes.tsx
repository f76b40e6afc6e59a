import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'

/** What the reader has to know of the sums: that some projects stand there as of an earlier day. */
export function MonthNotes({ months: { olderCount } }: { months: Answer<'dashboardMonths'> }) {
  const { t } = useTranslation()
  return olderCount > 0 && <QuietText>{t('dashboard.older', { count: olderCount })}</QuietText>
}
