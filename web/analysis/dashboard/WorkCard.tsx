import type { Answer } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { useLanguage } from '../../platform/texts/useLanguage'
import { DashboardCardBox } from './DashboardCardBox'
import { MonthNotes } from './MonthNotes'
import { workFigure } from './monthFigures'
import type { DashboardAnswers } from './useDashboardAnswers'

/** How much work was to end and was finished in each of six months. */
export function WorkCard({ answers: { months } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  const { data, error, mutate } = months
  return (
    <DashboardCardBox
      card="work"
      link={{ to: addresses.projectAnalysis(), text: t('home.analysis') }}
      failure={error}
      onRetry={() => void mutate()}
    >
      {data?.work && <WorkChart months={data} work={data.work} />}
    </DashboardCardBox>
  )
}

type Months = Answer<'dashboardMonths'>

function WorkChart({ months, work }: { months: Months; work: NonNullable<Months['work']> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { total } = months
  const figure = useMemo(() => workFigure(work, { t, language, total }), [work, t, language, total])
  return (
    <>
      <MeasureFigure drawer="still" figure={figure} height={200} fileName={figure.title} />
      <MonthNotes months={months} />
    </>
  )
}
