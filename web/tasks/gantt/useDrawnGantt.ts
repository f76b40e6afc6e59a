import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { Board } from '../useBoard'
import { drawnLinks, drawnRows } from './drawnRows'
import { ganttFacts, type RowFacts } from './ganttFacts'
import type { GanttPlan } from './ganttPlan'
import { ganttTexts } from './ganttTexts'
import type { TaskDates } from './newDates'
import type { DrawnLink, DrawnRow, RowTexts } from './renderer'
import type { GanttLook } from './useGanttLook'

type Options = {
  board: Board | undefined
  plan: GanttPlan | undefined
  baselines: ReadonlyMap<string, TaskDates>
  look: GanttLook
  mayEdit: boolean
  overdueBefore: string | undefined
}

/** A plan as it is drawn, on the screen and on paper. */
export type DrawnGantt = {
  readonly rows: readonly DrawnRow[]
  readonly links: readonly DrawnLink[]
  readonly textsOf: (row: DrawnRow) => RowTexts
  readonly describeLink: (link: DrawnLink) => string
  readonly factsOf: (rowId: string) => RowFacts | undefined
}

const noBaselines: ReadonlyMap<string, TaskDates> = new Map()

/** A plan as it is drawn, by how it is looked at. Nothing until it is there. */
export function useDrawnGantt({
  board,
  plan,
  baselines,
  look,
  mayEdit,
  overdueBefore,
}: Options): DrawnGantt | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const showsCritical = look.shows('critical')
  const shownBaselines = look.shows('baseline') ? baselines : noBaselines
  const rows = useMemo(
    () => board && plan && drawnRows(plan, { board, baselines: shownBaselines, showsCritical, mayEdit }),
    [board, plan, shownBaselines, showsCritical, mayEdit],
  )
  const links = useMemo(() => plan && drawnLinks(plan, showsCritical), [plan, showsCritical])
  const texts = useMemo(() => board && plan && ganttTexts(plan, board, language, t), [board, plan, language, t])
  const factsOf = useMemo(
    () => board && plan && ganttFacts({ plan, board, baselines: shownBaselines, overdueBefore, language, t }),
    [board, plan, shownBaselines, overdueBefore, language, t],
  )
  return useMemo(
    () => (rows && links && texts && factsOf ? { rows, links, ...texts, factsOf } : undefined),
    [rows, links, texts, factsOf],
  )
}
