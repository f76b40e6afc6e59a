import { showDay } from '@prumo/contracts/formats/days'
import { showMoney } from '@prumo/contracts/formats/numbers'
import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'
import { useTranslation } from 'react-i18next'
import { showHours } from '../../platform/formats/hours'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'

type Side = NonNullable<ComparedTask['before']>

/** What stands in a plan, as people read it. */
export function useSideTexts(projectId: string) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: project } = useQuery('project', { projectId })
  const hours = (minutes: number | null) =>
    minutes === null ? t('baselines.nothing') : t('baselines.hours', { hours: showHours(minutes, language) })
  const money = (cents: number | null) =>
    cents === null ? t('baselines.nothing') : showMoney(cents, project?.currency ?? null, language)
  const day = (on: string | null) => (on === null ? t('baselines.nothing') : showDay(on, language))
  return {
    day,
    hours,
    money,
    ofSide: {
      title: ({ title }: Side) => title,
      startOn: ({ startOn }: Side) => day(startOn),
      endOn: ({ endOn }: Side) => day(endOn),
      workingDays: ({ workingDays }: Side) => t('baselines.days', { count: workingDays }),
      isMilestone: ({ isMilestone }: Side) => t(isMilestone ? 'yes' : 'baselines.no'),
      deadlineOn: ({ deadlineOn }: Side) => day(deadlineOn),
      deliveryGroup: ({ deliveryGroup }: Side) => deliveryGroup || t('baselines.nothing'),
      estimatedMinutes: ({ estimatedMinutes }: Side) => hours(estimatedMinutes),
      costCents: ({ costCents }: Side) => money(costCents),
      progress: ({ progress, finished }: Side) => (finished ? t('taskState.finished') : `${progress}%`),
    },
  }
}
