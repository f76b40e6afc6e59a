import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { QuietText } from '../../platform/layout/QuietText'
import { useFigureLook } from '../../platform/layout/useFigureLook'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { type AnalysedProject, analysedValue, countedIn } from './analysedValue'
import type { AnalysisWords } from './analysisWords'
import { ReachLink } from './ReachLink'
import { whyAddress } from './whyAddress'

type Props = {
  project: AnalysedProject
  column: FigureColumn
  words: AnalysisWords
  /** Whether it is the figure of a night. */
  isPast: boolean
}

/** A figure of a project, which leads to what it is made of; or that it has none, or that it is hidden. */
export function FigureCell({ project, column, words, isPast }: Props) {
  const { t } = words
  const look = useFigureLook()
  const value = analysedValue(project, column)
  if (value === 'hidden') return <QuietText>{t('projectAnalysis.hidden')}</QuietText>
  if (value === null)
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('why.none')}</VisuallyHidden>
      </>
    )
  const written = words.value(column, countedIn(project, column), value)
  const figure = `${words.nameOf(column.name)}: ${written}`
  return (
    <ReachLink
      to={whyAddress(project.projectId, column, isPast ? project.statusOn : null)}
      className={look.root}
      title={t('projectAnalysis.why', { project: project.pitch, figure })}
    >
      {written}
    </ReachLink>
  )
}
