import type { DrawnRow, EditPlace, GanttChartProps, GanttColumn } from '../renderer'
import { type CellPlace, cellFocus, type FocusParts } from './cellFocus'
import type { GstcAction, ShownCell } from './gstcApi'
import { idOf } from './rowIds'

type Parts = Omit<FocusParts, 'columnNames' | 'elementAt' | 'placeAt'> & {
  props: () => GanttChartProps
  rowOf: (id: string) => DrawnRow | undefined
  isFolded: (id: string) => boolean
}

/** Names the cells that the package draws, and leads the focus among them. */
export function chartCells({ host, props, rowOf, isFolded, openRowIds, scrollTo }: Parts) {
  const shown = new Map<HTMLElement, CellPlace>()
  const elementAt = (place: CellPlace) =>
    [...shown].find(([, { rowId, column }]) => rowId === place.rowId && column === place.column)?.[0]
  const { keep, ...focus } = cellFocus({
    host,
    openRowIds,
    scrollTo,
    columnNames: () => props().columns.map(({ name }) => name),
    elementAt,
    placeAt: (element) => (element instanceof HTMLElement ? shown.get(element) : undefined),
  })

  const dress = (element: HTMLElement, { rowId, column }: CellPlace) => {
    const row = rowOf(rowId)
    if (!row) return
    const { textsOf, columns, openRowId } = props()
    const { cells, description } = textsOf(row)
    const label = columns.find(({ name }) => name === column)?.label
    element.tabIndex = -1
    element.dataset.taskId = rowId
    element.dataset.columnName = column
    element.title = cells[column]
    element.classList.toggle('prumo-open-row', rowId === openRowId)
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', column === 'title' ? description : `${label}: ${cells[column]}`)
    if (row.isGroup && column === 'title') element.setAttribute('aria-expanded', String(!isFolded(rowId)))
    else element.removeAttribute('aria-expanded')
  }

  const action: GstcAction<ShownCell> = (element, first) => {
    const show = (to: HTMLElement, { row, column }: ShownCell) => {
      const place = { rowId: idOf(row.id), column: idOf(column.id) as GanttColumn }
      shown.set(to, place)
      dress(to, place)
      if (to === document.activeElement) queueMicrotask(keep)
    }
    show(element, first)
    return { update: show, destroy: (gone) => void shown.delete(gone) }
  }

  return {
    ...focus,
    action,
    elementAt: (rowId: string, column: GanttColumn) => elementAt({ rowId, column }),
    dressAll: () => {
      for (const [element, place] of shown) dress(element, place)
    },
    placeOf: (element: Element): EditPlace | undefined => {
      const target = element.closest<HTMLElement>('.gstc__list-column-row')
      const place = target ? shown.get(target) : undefined
      return target && place ? { ...place, target } : undefined
    },
  }
}
