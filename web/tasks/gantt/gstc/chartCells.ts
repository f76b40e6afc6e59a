import type { DrawnRow, EditPlace, GanttChartProps, GanttColumn } from '../renderer'
import type { GstcAction, ShownCell } from './gstcApi'
import { idOf } from './rowIds'

type Place = { readonly rowId: string; readonly column: GanttColumn }

export type CellParts = {
  host: HTMLElement
  props: () => GanttChartProps
  rowOf: (id: string) => DrawnRow | undefined
  isFolded: (id: string) => boolean
  /** The rows that are not folded away, in their order. */
  openRowIds: () => string[]
  /** Brings a row into sight. */
  scrollTo: (rowIndex: number) => void
}

/** More tries would not help: the package draws a row soon after it is scrolled to. */
const mostTries = 10

/** Names the cells that the package draws, and leads the focus among them: one of them is where it was last. */
export function chartCells({ host, props, rowOf, isFolded, openRowIds, scrollTo }: CellParts) {
  const shown = new Map<HTMLElement, Place>()
  let current: Place | undefined

  const dress = (element: HTMLElement, { rowId, column }: Place) => {
    const row = rowOf(rowId)
    if (!row) return
    const { textsOf, columns, openRowId } = props()
    const { cells, description } = textsOf(row)
    const label = columns.find(({ name }) => name === column)?.label
    element.tabIndex = -1
    element.dataset.taskId = rowId
    element.dataset.columnName = column
    element.classList.toggle('prumo-open-row', rowId === openRowId)
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', column === 'title' ? description : `${label}: ${cells[column]}`)
    if (row.isGroup && column === 'title') element.setAttribute('aria-expanded', String(!isFolded(rowId)))
    else element.removeAttribute('aria-expanded')
  }

  const elementAt = (place: Place | undefined): HTMLElement | undefined =>
    place && [...shown].find(([, { rowId, column }]) => rowId === place.rowId && column === place.column)?.[0]

  /** The package shows other rows in the same elements: the focus stays with its row, or with none. */
  const keepFocus = () => {
    const focused = document.activeElement
    const place = focused instanceof HTMLElement ? shown.get(focused) : undefined
    if (!place || (place.rowId === current?.rowId && place.column === current.column)) return
    const element = elementAt(current)
    if (element) element.focus({ preventScroll: true })
    else (focused as HTMLElement).blur()
  }

  const action: GstcAction<ShownCell> = (element, first) => {
    const show = (to: HTMLElement, { row, column }: ShownCell) => {
      const place = { rowId: idOf(row.id), column: idOf(column.id) as GanttColumn }
      shown.set(to, place)
      dress(to, place)
      if (to === document.activeElement) queueMicrotask(keepFocus)
    }
    show(element, first)
    return { update: show, destroy: (gone) => void shown.delete(gone) }
  }

  const focus = (rowId: string, column: GanttColumn, triesLeft = mostTries): void => {
    const index = openRowIds().indexOf(rowId)
    if (index < 0) return
    current = { rowId, column }
    const element = elementAt(current)
    if (element && isInSight(element, host)) {
      element.focus({ preventScroll: true })
      return
    }
    scrollTo(index)
    if (triesLeft > 0) requestAnimationFrame(() => current?.rowId === rowId && focus(rowId, column, triesLeft - 1))
  }

  /** Moves the focus so many rows and columns on, and no further than there are. */
  const walk = ({ rowId, column }: Place, down: number, right: number): void => {
    const rowIds = openRowIds()
    const names = props().columns.map(({ name }) => name)
    const next = rowIds[Math.min(rowIds.length - 1, Math.max(0, rowIds.indexOf(rowId) + down))]
    const nextName = names[Math.min(names.length - 1, Math.max(0, names.indexOf(column) + right))]
    if (next !== undefined && nextName) focus(next, nextName)
  }

  const onFocus = ({ target }: FocusEvent) => {
    const place = target instanceof HTMLElement ? shown.get(target) : undefined
    if (place) current = place
    host.tabIndex = target === host ? 0 : -1
    const first = openRowIds()[0]
    if (target === host && first !== undefined)
      focus(current && openRowIds().includes(current.rowId) ? current.rowId : first, current?.column ?? 'title')
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) host.tabIndex = 0
  }
  host.tabIndex = 0
  host.addEventListener('focusin', onFocus)
  host.addEventListener('focusout', onBlur)

  return {
    action,
    focus: (rowId: string, column: GanttColumn) => focus(rowId, column),
    walk,
    dressAll: () => {
      for (const [element, place] of shown) dress(element, place)
    },
    placeOf: (element: Element): EditPlace | undefined => {
      const target = element.closest<HTMLElement>('.gstc__list-column-row')
      const place = target ? shown.get(target) : undefined
      return target && place ? { ...place, target } : undefined
    },
    end: () => {
      host.removeEventListener('focusin', onFocus)
      host.removeEventListener('focusout', onBlur)
    },
  }
}

/** Below what stands above the columns, and above the end of the chart. */
function isInSight(element: HTMLElement, host: HTMLElement): boolean {
  const [cell, room] = [element.getBoundingClientRect(), host.getBoundingClientRect()]
  const header = host.querySelector('.gstc__list-column-header')?.getBoundingClientRect()
  return cell.top >= (header?.bottom ?? room.top) - 1 && cell.bottom <= room.bottom + 1
}
