import { showDay } from '@prumo/contracts/formats/days'
import { showMoney } from '@prumo/contracts/formats/numbers'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTranslation } from 'react-i18next'
import { useTimeZones } from '../../platform/formats/useTimeZones'
import { useLanguage } from '../../platform/texts/useLanguage'

type Named = { plan: string; period: string | null; seats: number }

/** How plans, amounts and the days of instants are written here. */
export function usePlanWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const zones = useTimeZones()
  const planOf = ({ plan, period }: Pick<Named, 'plan' | 'period'>) =>
    [t(`plans.plan.${plan}`), period && t(`plans.period.${period}`)].filter(Boolean).join(', ')
  return {
    /** `Pro, mensal`. */
    planOf,
    /** `Pro, mensal, 5 pessoas`. */
    orderOf: (order: Named) => `${planOf(order)}, ${t('plans.people', { count: order.seats })}`,
    money: (cents: number, currency = 'BRL') => showMoney(cents, currency, language),
    /** The day that an instant was of where the organization is. */
    day: (instant: string) => showDay(dayAt(zones, instant), language),
    calendarDay: (day: string) => showDay(day, language),
  }
}
