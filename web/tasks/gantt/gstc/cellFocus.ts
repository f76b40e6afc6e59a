import type { GanttColumn } from '../renderer'

export type CellPlace = { readonly rowId: string; readonly column: GanttColumn }

export type FocusParts = {
  host: HTMLElement
  /** The rows that are not folded away, in their order. */
  openRowIds: () => string[]
  columnNames: () => readonly GanttColumn[]
  /** Brings a row into sight. */
  scrollTo: (rowIndex: number) => void
  elementAt: (place: CellPlace) => HTMLElement | undefined
  placeAt: (element: EventTarget | null) => CellPlace | undefined
}

/** More tries would not help: the package draws a row soon after it is scrolled to. */
const mostTries = 10

/** Leads the focus among cells that come and go: one of them has it, or had it last, and takes it again. */
export function cellFocus({ host, openRowIds, columnNames, scrollTo, elementAt, placeAt }: FocusParts) {
  let current: CellPlace | undefined

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

  const onFocus = ({ target }: FocusEvent) => {
    const place = placeAt(target)
    if (place) current = place
    host.tabIndex = target === host ? 0 : -1
    const rowIds = openRowIds()
    const rowId = current && rowIds.includes(current.rowId) ? current.rowId : rowIds[0]
    if (target === host && rowId !== undefined) focus(rowId, current?.column ?? 'title')
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) host.tabIndex = 0
  }
  host.tabIndex = 0
  host.addEventListener('focusin', onFocus)
  host.addEventListener('focusout', onBlur)

  return {
    focus: (rowId: string, column: GanttColumn) => focus(rowId, column),
    /** Moves the focus so many rows and columns on, and no further than there are. */
    walk: ({ rowId, column }: CellPlace, down: number, right: number): void => {
      const [rowIds, names] = [openRowIds(), columnNames()]
      const next = rowIds[within(rowIds, rowIds.indexOf(rowId) + down)]
      const nextName = names[within(names, names.indexOf(column) + right)]
      if (next !== undefined && nextName) focus(next, nextName)
    },
    /** The package shows other rows in the same elements: the focus stays with its row, or with none. */
    keep: (): void => {
      const focused = document.activeElement
      const place = placeAt(focused)
      if (!place || !current || (place.rowId === current.rowId && place.column === current.column)) return
      const element = elementAt(current)
      if (element) element.focus({ preventScroll: true })
      else (focused as HTMLElement).blur()
    },
    end: (): void => {
      host.removeEventListener('focusin', onFocus)
      host.removeEventListener('focusout', onBlur)
    },
  }
}

const within = (list: readonly unknown[], index: number) => Math.min(list.length - 1, Math.max(0, index))

/** Below what stands above the columns, and above the end of the chart. */
function isInSight(element: HTMLElement, host: HTMLElement): boolean {
  const [cell, room] = [element.getBoundingClientRect(), host.getBoundingClientRect()]
  const header = host.querySelector('.gstc__list-column-header')?.getBoundingClientRect()
  return cell.top >= (header?.bottom ?? room.top) - 1 && cell.bottom <= room.bottom + 1
}
