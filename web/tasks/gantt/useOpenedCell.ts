import { useRef, useState } from 'react'
import { newId } from '../../platform/newId'
import type { CellTarget } from '../inline/cellTarget'
import type { GanttTask } from './ganttPlan'
import type { EditPlace, GanttColumn, GanttControl } from './renderer'

type EditedColumn = Exclude<GanttColumn, 'code'>
/** `row`: the task as it was shown when its cell was opened. */
type OpenedCell = { id: string; rowId: string; column: EditedColumn; target: CellTarget; row: GanttTask }

/** The cell beside which an editor stands. Once that is closed, the cell has the focus again. */
export function useOpenedCell(control: () => GanttControl | undefined) {
  const [edited, setEdited] = useState<OpenedCell>()
  /** What was opened last: it alone may say where the focus goes. */
  const openedId = useRef<string>(undefined)
  return {
    edited,
    openCell: (place: EditPlace, column: EditedColumn, row: GanttTask): void => {
      const id = newId()
      openedId.current = id
      setEdited({ id, rowId: place.rowId, column, row, target: anchorOf(place, control) })
    },
    closeCell: (cell: OpenedCell): void => {
      setEdited((now) => (now?.id === cell.id ? undefined : now))
      // The chart draws a changed row anew, so that the focus has to be led back to it.
      requestAnimationFrame(() => {
        const isElsewhere = document.activeElement !== null && document.activeElement !== document.body
        if (openedId.current === cell.id && !isElsewhere) cell.target.focus()
      })
    },
  }
}

/** A cell wherever it is drawn: its row may be drawn anew while something stands beside it. */
function anchorOf({ rowId, column, target }: EditPlace, control: () => GanttControl | undefined): CellTarget {
  let last = target.getBoundingClientRect()
  const now = () => control()?.cellAt(rowId, column) ?? target
  return {
    contextElement: target,
    getBoundingClientRect: () => {
      const element = now()
      if (element.isConnected) last = element.getBoundingClientRect()
      return last
    },
    focus: () => {
      const chart = control()
      if (chart) chart.focus(rowId, column)
      else target.focus()
    },
  }
}
