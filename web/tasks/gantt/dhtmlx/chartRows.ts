import type { GanttStatic, Link, Task } from 'dhtmlx-gantt'
import type { DrawnLink, DrawnRow } from '../renderer'
import { dateOf, endDateOf } from './days'

const linkTypes = { FS: '0', SS: '1', FF: '2', SF: '3' } as const
export const kindOfType = (type: string) =>
  (Object.keys(linkTypes) as (keyof typeof linkTypes)[]).find((kind) => linkTypes[kind] === type) ?? 'FS'

/** More than so many changed rows are drawn sooner if all are. */
const mostInPlace = 200

export type ChartRow = Task & { row: DrawnRow }

/** Keeps the rows and links of a chart as they are given. What is folded, and where it is scrolled to, stays. */
export function chartRows(chart: GanttStatic) {
  let shownRows: readonly DrawnRow[] = []
  let shownLinks: readonly DrawnLink[] = []
  const folded = new Set<string>()
  chart.attachEvent('onTaskClosed', (id) => void folded.add(String(id)))
  chart.attachEvent('onTaskOpened', (id) => void folded.delete(String(id)))

  const changeInPlace = (changed: readonly DrawnRow[]) =>
    chart.batchUpdate(() => {
      for (const row of changed) {
        Object.assign(chart.getTask(row.id), chartRow(row, !folded.has(row.id)))
        chart.updateTask(row.id)
      }
    })

  const drawAll = (rows: readonly DrawnRow[], links: readonly DrawnLink[]) => {
    const { x, y } = chart.getScrollState()
    const isFirst = shownRows.length === 0
    chart.clearAll()
    chart.parse({ data: rows.map((row) => chartRow(row, !folded.has(row.id))), links: links.map(chartLink) })
    if (!isFirst) chart.scrollTo(x, y)
  }

  return {
    show(rows: readonly DrawnRow[], links: readonly DrawnLink[]): void {
      const changed = rows.filter((row, index) => !isSame(row, shownRows[index]))
      const linksStay = links.length === shownLinks.length && links.every((link, at) => isSame(link, shownLinks[at]))
      if (changed.length <= mostInPlace && areSameRows(shownRows, rows) && linksStay) changeInPlace(changed)
      else drawAll(rows, links)
      shownRows = rows
      shownLinks = links
    },
  }
}

const areSameRows = (first: readonly DrawnRow[], second: readonly DrawnRow[]) =>
  first.length === second.length &&
  first.every(({ id, parentId }, at) => id === second[at]?.id && parentId === second[at]?.parentId)

/** Whether two rows or links are drawn the same. */
const isSame = (first: object, second: object | undefined): boolean =>
  second !== undefined && Object.entries(first).every(([key, value]) => isSameValue(value, second[key as never]))

const isSameValue = (first: unknown, second: unknown) =>
  first === second || (first instanceof Object && second instanceof Object && isSame(first, second))

const chartRow = (row: DrawnRow, open: boolean): ChartRow => ({
  id: row.id,
  text: '',
  parent: row.parentId ?? 0,
  start_date: dateOf(row.startOn),
  end_date: row.isMilestone ? dateOf(row.startOn) : endDateOf(row.endOn),
  progress: row.progress / 100,
  type: row.isGroup ? 'project' : row.isMilestone ? 'milestone' : 'task',
  open,
  row,
})

const chartLink = (link: DrawnLink): Link & { link: DrawnLink } => ({
  id: link.id,
  source: link.from,
  target: link.to,
  type: linkTypes[link.kind],
  link,
})
