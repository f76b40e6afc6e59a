import type { ComponentProps } from 'react'
import { QuietText } from '../../platform/layout/QuietText'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { SumCell } from './SumCell'
import { sumsOf } from './sumsOf'

/** What projects come to where a row and a column meet; or that there are none, or that none of them tells. */
export function PivotCell({ projects, column, words }: ComponentProps<typeof SumCell>) {
  const { t } = words
  if (projects.length === 0)
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('projects.count', { count: 0 })}</VisuallyHidden>
      </>
    )
  if (sumsOf(projects, column).length === 0)
    return <QuietText>{t('projectAnalysis.of', { counted: 0, count: projects.length })}</QuietText>
  return <SumCell projects={projects} column={column} words={words} />
}
