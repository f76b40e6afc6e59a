import { chartDays } from './chartDays'
import type { DrawnLink, DrawnRow } from './renderer'
import type { GanttLook } from './useGanttLook'
import { showsDaysOff } from './zooms'

/** What a chart draws and somebody may ask the meaning of, in the order in which it is told. */
const ganttSigns = [
  'group',
  'plain',
  'progress',
  'finished',
  'critical',
  'tooEarly',
  'milestone',
  'link',
  'deadline',
  'pastDeadline',
  'baseline',
  'progressLine',
  'today',
  'dayOff',
] as const
export type GanttSign = (typeof ganttSigns)[number]

type Drawn = { readonly rows: readonly DrawnRow[]; readonly links: readonly DrawnLink[] }

/** The signs that a chart draws now, and no others. */
export function drawnSigns(
  { rows, links }: Drawn,
  { zoom, shows }: Pick<GanttLook, 'zoom' | 'shows'>,
  todayOn: string,
): GanttSign[] {
  const tasks = rows.filter(({ isGroup }) => !isGroup)
  const has = (look: DrawnRow['look']) =>
    tasks.some((row) => row.look === look) || links.some((link) => link.look === look)
  const days = chartDays(rows, zoom, 0, undefined)
  const isDrawn: Record<GanttSign, boolean> = {
    group: rows.some(({ isGroup }) => isGroup),
    plain: tasks.some(({ look }) => look === 'plain'),
    progress: rows.some(({ progress, isMilestone }) => progress > 0 && progress < 100 && !isMilestone),
    finished: has('finished'),
    critical: has('critical'),
    tooEarly: has('tooEarly'),
    milestone: tasks.some(({ isMilestone }) => isMilestone),
    link: links.length > 0,
    deadline: tasks.some(({ deadlineOn, endOn }) => deadlineOn !== undefined && endOn <= deadlineOn),
    pastDeadline: tasks.some(({ deadlineOn, endOn }) => deadlineOn !== undefined && endOn > deadlineOn),
    baseline: tasks.some(({ baseline }) => baseline !== undefined),
    progressLine: shows('progressLine') && tasks.length > 0,
    today: days !== undefined && days.startOn <= todayOn && todayOn <= days.endOn,
    dayOff: rows.length > 0 && showsDaysOff(zoom),
  }
  return ganttSigns.filter((sign) => isDrawn[sign])
}
