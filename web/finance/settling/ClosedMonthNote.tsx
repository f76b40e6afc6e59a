import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../../platform/formats/dates'
import { showMonth } from '../../platform/formats/months'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { useQuery } from '../../platform/server/useQuery'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'

/** What becomes of a posting on this day, where its month is closed. */
export function ClosedMonthNote({ projectId, day }: { projectId: string; day: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery('ledgerTotals', { projectId, today: useShownDay() })
  const isClosed = data?.closedThrough && isCalendarDay(day) && day.slice(0, 7) <= data.closedThrough
  if (!isClosed || !data.latePostings) return null
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        {t(`settling.closedMonth.${data.latePostings}`, { month: showMonth(day, language) })}
      </MessageBarBody>
    </MessageBar>
  )
}
