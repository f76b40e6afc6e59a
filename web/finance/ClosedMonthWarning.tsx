import { monthOf } from '@prumo/contracts/finance/months'
import { showMonth } from '@prumo/contracts/formats/days'
import { useContext, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../platform/formats/dates'
import { OnlyRead } from '../platform/forms/ShownField'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { useFormText } from './useFormText'

type Props = {
  projectId: string
  /** Days that a figure falls on, as they are typed. */
  days: readonly (string | null | undefined)[]
}

/** Says before anything is sent that a day falls into a month that is closed, and what becomes of it. */
export function ClosedMonthWarning({ projectId, days }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery('ledgerTotals', { projectId })
  const { closedThrough = null, latePostings = null } = data ?? {}
  if (!closedThrough || !latePostings) return null
  const months = days.flatMap((day) =>
    day && isCalendarDay(day) && monthOf(day) <= closedThrough ? [monthOf(day)] : [],
  )
  if (months.length === 0) return null
  const names = [...new Set(months)].sort().map((month) => showMonth(month, language))
  return (
    <MessageBar intent="warning" role="status" layout="multiline">
      <MessageBarBody>{t(`closing.warning.${latePostings}`, { months: names.join(', ') })}</MessageBarBody>
    </MessageBar>
  )
}

/** The same for the days that stand in the form of an entry. */
export function ClosedMonthInForm({
  projectId,
  plannedOn,
  realizedOn,
}: Record<'projectId' | 'plannedOn' | 'realizedOn', string>) {
  const around = useRef<HTMLDivElement>(null)
  const planned = useFormText(around, 'plannedOn', plannedOn)
  const realized = useFormText(around, 'realizedOn', realizedOn)
  if (useContext(OnlyRead)) return null
  return (
    <div ref={around}>
      <ClosedMonthWarning projectId={projectId} days={[planned, realized]} />
    </div>
  )
}
