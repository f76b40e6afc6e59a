import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '../../../platform/formats/dates'
import { FailureBar } from '../../../platform/layout/FailureBar'
import { useToasts } from '../../../platform/layout/useToasts'
import { Failure } from '../../../platform/server/failure'
import { useShownDay } from '../../../platform/server/useShownDay'
import { useLanguage } from '../../../platform/texts/useLanguage'
import { pixelsOfDay } from '../dhtmlx/scales'
import type { GanttPlan } from '../ganttPlan'
import type { TaskDates } from '../newDates'
import type { DrawnLink, DrawnRow, GanttControl, RowTexts } from '../renderer'
import type { GanttLook } from '../useGanttLook'
import { type Drawing, daysOfPlan, ganttDrawing } from './ganttDrawing'

export type ExportedGantt = {
  plan: GanttPlan
  rows: readonly DrawnRow[]
  links: readonly DrawnLink[]
  textsOf: (row: DrawnRow) => RowTexts
}
type Props = {
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

/** Saves or prints the chart as it is drawn now: the whole plan, or the days that are in sight. */
export function GanttExport({ name, look, exported, areas, control }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const language = useLanguage()
  const todayOn = useShownDay()
  const [failure, setFailure] = useState<Failure>()
  const daysOf = (area: Area): TaskDates | undefined =>
    area === 'viewed' ? control()?.shownDays() : daysOfPlan(exported.plan.rows)
  const monthFormat = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const draw = (days: TaskDates, pixels: number, rows: readonly DrawnRow[]): Drawing =>
    ganttDrawing({
      ...exported,
      rows,
      days,
      pixelsOfDay: pixels,
      todayOn,
      heads: {
        title: t('gantt.column.title'),
        startOn: t('gantt.column.startOn'),
        endOn: t('gantt.column.endOn'),
        duration: t('gantt.column.duration'),
      },
      monthName: (day) => monthFormat.format(Date.parse(day)),
    })
  const save = async (area: Area) => {
    const days = daysOf(area)
    if (!days) return
    setFailure(undefined)
    try {
      const { savePicture } = await import('./savePicture')
      await savePicture(draw(days, pixelsOfDay(look.zoom), exported.rows), `${name}.png`)
      toasts.done(t('gantt.saved'))
    } catch {
      setFailure(new Failure('gantt.notSaved', 0))
    }
  }
  const printed = async (area: Area) => {
    const days = daysOf(area)
    if (!days) return
    const { printPages } = await import('./printPages')
    const pixels = widthOfPage / (daysBetween(days.startOn, days.endOn) + 1)
    const pages: Drawing[] = []
    for (let at = 0; at < exported.rows.length; at += rowsOfPage)
      pages.push(draw(days, pixels, exported.rows.slice(at, at + rowsOfPage)))
    printPages(pages, name)
  }
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<ArrowDownloadRegular />}>
            {t('tasks.export')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {areas.map((area) => (
              <MenuItem key={area} onClick={() => void save(area)}>
                {t(`gantt.savePicture.${area}`)}
              </MenuItem>
            ))}
            {areas.map((area) => (
              <MenuItem key={area} onClick={() => void printed(area)}>
                {t(`gantt.print.${area}`)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <FailureBar failure={failure} />
    </>
  )
}
