import { showDay } from '@prumo/contracts/formats/days'
import { showMoney } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { showHours } from '../../platform/formats/hours'
import { useNarrow } from '../../platform/layout/useNarrow'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { WbsLine } from './wbsLines'

/** What stands in a line, as people read it. */
export function useWbsTexts(projectId: string) {
  const { t } = useTranslation()
  const language = useLanguage()
  const narrow = useNarrow()
  const { data: project } = useQuery('project', { projectId })
  const day = (on: string | null) => (on === null ? '' : showDay(on, language))
  const hours = (minutes: number | null) =>
    minutes === null ? '' : t('wbs.hours', { hours: showHours(minutes, language) })
  const money = (cents: number | null) => (cents === null ? '' : showMoney(cents, project?.currency ?? null, language))
  const progress = ({ progress: share, weighedBy }: WbsLine) => {
    if (share === null) return ''
    return weighedBy === null ? `${share}%` : t(`weighed.${weighedBy}`, { progress: share })
  }
  const dates = ({ startOn, endOn }: WbsLine) =>
    startOn === null ? '' : t('wbs.dates', { startOn: day(startOn), endOn: day(endOn) })
  return {
    title: ({ title, code }: WbsLine) => (narrow && code ? `${code} ${title}` : title),
    /** With its code, where no column has it. */
    boxTitle: ({ title, code }: WbsLine) => (code ? `${code} ${title}` : title),
    startOn: ({ startOn }: WbsLine) => day(startOn),
    endOn: ({ endOn }: WbsLine) => day(endOn),
    dates,
    progress,
    effort: ({ estimatedMinutes }: WbsLine) => hours(estimatedMinutes),
    realized: ({ realizedMinutes }: WbsLine) => hours(realizedMinutes),
    cost: ({ costCents }: WbsLine) => money(costCents),
    money,
    ledgerPlanned: ({ ledger }: WbsLine) => money(ledger?.plannedCents ?? null),
    ledgerRealized: ({ ledger }: WbsLine) => money(ledger?.realizedCents ?? null),
    taskCount: ({ kind, taskCount }: WbsLine) =>
      kind === 'task' || kind === 'notAllocated' ? '' : t('wbs.taskCount', { count: taskCount }),
    /** In one line, where columns have no room. */
    brief: (line: WbsLine) => [dates(line), progress(line)].filter(Boolean).join(' · '),
  }
}
