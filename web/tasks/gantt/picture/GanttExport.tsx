import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '../../../platform/formats/dates'
import { DownloadMenu } from '../../../platform/layout/DownloadMenu'
import { useToasts } from '../../../platform/layout/useToasts'
import { useQuery } from '../../../platform/server/useQuery'
import { useShownDay } from '../../../platform/server/useShownDay'
import { useLanguage } from '../../../platform/texts/useLanguage'
import { daysOfPlan } from '../daysOfPlan'
import type { GanttPlan } from '../ganttPlan'
import type { TaskDates } from '../newDates'
import type { DrawnLink, DrawnRow, GanttControl, RowTexts } from '../renderer'
import type { GanttLook } from '../useGanttLook'
import { pixelsOfDay } from '../zooms'
import { type Drawing, ganttDrawing } from './ganttDrawing'

type ExportedGantt = {
  plan: GanttPlan
  rows: readonly DrawnRow[]
  links: readonly DrawnLink[]
  textsOf: (row: DrawnRow) => RowTexts
}
type Props = {
  projectId: string
  name: string
  look: GanttLook
  exported: ExportedGantt
  areas: readonly Area[]
  control: () => GanttControl | undefined
}

type Area = 'whole' | 'viewed'
/** So many rows are legible on one page. */
const rowsOfPage = 34
/** As wide as a page is in the same letters. */
const widthOfPage = 1100
/** Wider than this, the days are drawn narrower instead of all of the picture smaller. */
const widestPicture = 12_000

const daysIn = ({ startOn, endOn }: TaskDates) => daysBetween(startOn, endOn) + 1

/** Saves or prints the chart as it is drawn now: the whole plan, or the days that are in sight. */
export function GanttExport({ projectId, name, look, exported, areas, control }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const language = useLanguage()
  const todayOn = useShownDay()
  const { data: project } = useQuery('project', { projectId })
  const heading = t('gantt.pageTitle', { project: project?.pitch, day: showDay(todayOn, language) })
  const monthFormat = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const draw = (days: TaskDates, pixels: number, rows: readonly DrawnRow[]): Drawing =>
    ganttDrawing({
      ...exported,
      rows,
      days,
      pixelsOfDay: pixels,
      todayOn,
      heads: {
        code: t('gantt.column.code'),
        title: t('gantt.column.title'),
        startOn: t('gantt.column.startOn'),
        endOn: t('gantt.column.endOn'),
        duration: t('gantt.column.duration'),
      },
      monthName: (day) => monthFormat.format(Date.parse(day)),
    })
  const save = async (days: TaskDates) => {
    const { savePicture } = await import('./savePicture')
    const pixels = Math.min(pixelsOfDay(look.zoom), widestPicture / daysIn(days))
    await savePicture(draw(days, pixels, exported.rows), `${name}.png`)
    toasts.done(t('gantt.saved'))
  }
  const pagesOf = (days: TaskDates): Drawing[] => {
    const pixels = widthOfPage / daysIn(days)
    const pages: Drawing[] = []
    for (let at = 0; at < exported.rows.length; at += rowsOfPage)
      pages.push(draw(days, pixels, exported.rows.slice(at, at + rowsOfPage)))
    return pages
  }
  const savePdf = async (days: TaskDates) => {
    await (await import('./savePdf')).savePdf(pagesOf(days), { name: `${name}.pdf`, heading, language })
    toasts.done(t('gantt.pdfSaved'))
  }
  const printed = async (days: TaskDates) => (await import('./printPages')).printPages(pagesOf(days), heading)
  const ofArea = (take: (days: TaskDates) => Promise<void>) => async (area: Area) => {
    const days = area === 'viewed' ? control()?.shownDays() : daysOfPlan(exported.plan.rows)
    if (days) await take(days)
  }
  const [savedOf, pdfOf, printedOf] = [ofArea(save), ofArea(savePdf), ofArea(printed)]
  return (
    <DownloadMenu
      downloads={[
        ...areas.map((area) => ({ name: t(`gantt.savePicture.${area}`), save: () => savedOf(area) })),
        ...areas.map((area) => ({ name: t(`gantt.savePdf.${area}`), save: () => pdfOf(area) })),
        ...areas.map((area) => ({ name: t(`gantt.print.${area}`), save: () => printedOf(area) })),
      ]}
    />
  )
}
