import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '../../platform/layout/InnerLink'
import { DashboardCardBox } from './DashboardCardBox'
import { todayLines } from './todayLines'
import { useCardLook } from './useCardLook'
import type { DashboardAnswers } from './useDashboardAnswers'

/** What waits for the person today, each with the way to where it is done. */
export function TodayCard({ answers: { today } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  const styles = useCardLook()
  const lines = today.data && todayLines(today.data, t)
  return (
    <DashboardCardBox card="today" failure={today.error} onRetry={() => void today.mutate()}>
      {lines?.length === 0 && <Text className={styles.quiet}>{t('dashboard.today.none')}</Text>}
      {lines && lines.length > 0 && (
        <ul className={styles.list}>
          {lines.map(({ key, to, text, detail, isLate }) => (
            <li key={key}>
              <InnerLink to={to} className={styles.line}>
                <span className={isLate ? styles.late : undefined}>{text}</span>
                <Text size={200} className={styles.whole}>
                  {detail}
                </Text>
              </InnerLink>
            </li>
          ))}
        </ul>
      )}
    </DashboardCardBox>
  )
}
