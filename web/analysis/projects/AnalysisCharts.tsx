import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { QuietText } from '../../platform/layout/QuietText'
import { analysisFigures } from './analysisFigures'
import type { AnalysisGroup } from './analysisRows'
import type { AnalysisWords } from './analysisWords'
import type { Grouping } from './projectFacts'
import { whyAddress } from './whyAddress'

type Props = {
  chart: string
  groups: readonly AnalysisGroup[]
  grouping: Grouping | undefined
  nameOfGroup: (group: string) => string
  words: AnalysisWords
}

/** A column as bars, one chart of each currency or unit. A bar of a project leads to what it is made of. */
export function AnalysisCharts({ chart, groups, grouping, nameOfGroup, words }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const column = figureColumns.get(chart)
  const figures = useMemo(
    () => (column ? analysisFigures({ column, groups, grouping, nameOfGroup }, words) : []),
    [column, groups, grouping, nameOfGroup, words],
  )
  if (!column) return null
  if (figures.length === 0) return <QuietText>{t('charts.none')}</QuietText>
  return figures.map(({ key, figure, projectIds }) => (
    <MeasureFigure
      key={key}
      figure={figure}
      height={220}
      fileName={figure.title}
      onOpen={(_, index) => {
        const projectId = projectIds[index]
        if (projectId) void navigate(whyAddress(projectId, column))
      }}
    />
  ))
}
