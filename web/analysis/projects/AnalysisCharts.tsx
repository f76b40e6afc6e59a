import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { QuietText } from '../../platform/layout/QuietText'
import type { AnalysisFigure } from './analysisFigures'
import { whyAddress } from './whyAddress'

type Props = { figures: readonly AnalysisFigure[]; column: FigureColumn }

/** A column as bars, one chart of each currency or unit. A bar of a project leads to what it is made of. */
export function AnalysisCharts({ figures, column }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
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
