import { showPercent } from '@prumo/contracts/formats/numbers'
import { wbsMeasures } from '@prumo/contracts/tasks/wbsMeasures'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FigureOf } from '../platform/charts/figureOf'
import { MeasureFigure } from '../platform/charts/MeasureFigure'
import { useToasts } from '../platform/layout/useToasts'
import { WhyMeasure } from '../platform/layout/WhyMeasure'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Part } from './part'
import { sampleBars, sampleCurves } from './sampleFigures'

type Sample = Pick<FigureOf, 'places' | 'placesAre' | 'series' | 'marks'>

/** A sample as a whole figure, in the reader's language. */
function useFigure(sample: Sample): FigureOf {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => {
    const series = sample.series.map((each) => ({ ...each, name: t(`parts.figure.${each.key}`) }))
    return {
      ...sample,
      series,
      title: t('parts.figure.title'),
      conclusion: t('parts.figure.conclusion'),
      placesName: t('parts.figure.place'),
      unitName: '%',
      show: (value) => showPercent(value, language),
      showShort: (value) => showPercent(value, language),
      valuesAre: 'numbers',
      ...(sample.marks && { marks: sample.marks.map(({ at }) => ({ at, name: t('parts.figure.mark') })) }),
      notes: [t('parts.figure.note')],
    }
  }, [sample, language, t])
}

function Curves() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const figure = useFigure(sampleCurves)
  return (
    <MeasureFigure
      figure={figure}
      onOpen={(series, index) => done(`${t(`parts.figure.${series}`)}: ${figure.places[index]}`)}
      fileName="figure"
    />
  )
}

function Bars() {
  return <MeasureFigure figure={useFigure(sampleBars)} height={260} fileName="figure" />
}

function Still() {
  return <MeasureFigure figure={useFigure(sampleCurves)} drawer="still" height={260} fileName="figure" />
}

const empty: Sample = { places: [], placesAre: 'days', series: [] }
const lonely: Sample = {
  places: ['2026-11-02'],
  placesAre: 'days',
  series: [{ key: 'planned', name: '', look: 'planned', mark: 'line', values: [47] }],
}

function Few() {
  return (
    <>
      <MeasureFigure figure={useFigure(lonely)} drawer="still" height={160} fileName="figure" />
      <MeasureFigure figure={useFigure(empty)} fileName="figure" />
    </>
  )
}

function Why() {
  return wbsMeasures.slice(2, 4).map((measure) => <WhyMeasure key={measure.name} measure={measure} value="47" />)
}

const file = 'web/platform/charts/MeasureFigure.tsx'

/** Charts of measures, with each drawer, and with little or nothing to draw. */
export const chartParts: readonly Part[] = [
  { name: 'MeasureFigure', file, Example: Curves },
  { name: 'BarFigure', file, Example: Bars },
  { name: 'StillFigure', file, Example: Still },
  { name: 'FewValues', file, Example: Few },
  { name: 'WhyMeasure', file: 'web/platform/layout/WhyMeasure.tsx', Example: Why },
]
