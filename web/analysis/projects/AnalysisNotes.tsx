import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'

type Props = {
  answer: Answer<'projectAnalysis'>
  /** How many of the chosen columns the reader may not see. */
  withoutRight: number
  /** The past day that is shown, if one is. */
  on: string | undefined
  language: string
}

/** Of which day the figures are, and what is missing from them. */
export function AnalysisNotes({ answer: { projects, total }, withoutRight, on, language }: Props) {
  const { t } = useTranslation()
  const days = [...new Set(projects.flatMap(({ statusOn }) => statusOn ?? []))].sort()
  const [first, last] = [days[0], days.at(-1)]
  const unreckoned = projects.filter(({ statusOn }) => statusOn === null).length
  const notes = [
    on && t('projectAnalysis.night', { day: showDay(on, language) }),
    first &&
      last &&
      first !== on &&
      (first === last
        ? t('projectAnalysis.standing', { day: showDay(first, language) })
        : t('projectAnalysis.standings', { first: showDay(first, language), last: showDay(last, language) })),
    unreckoned > 0 && t(on ? 'projectAnalysis.withoutNight' : 'projectAnalysis.unreckoned', { count: unreckoned }),
    projects.length < total && t('projectAnalysis.firstProjects', { shown: projects.length, count: total }),
    withoutRight > 0 && t('projectAnalysis.withoutRight', { count: withoutRight }),
  ].filter(Boolean)
  return notes.length > 0 && <QuietText>{notes.join(' ')}</QuietText>
}
