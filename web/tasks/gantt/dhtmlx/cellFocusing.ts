import type { GanttStatic } from 'dhtmlx-gantt'
import type { GanttColumn } from '../renderer'

/** How the chart walks among its cells. It names this in no document, and keeps it since its first versions. */
type Navigation = {
  TaskCell: new (id: string, columnIndex: number) => object
  dispatcher: {
    isEnabled: () => boolean
    enable: () => void
    delay: (act: () => void) => void
    setActiveNode: (node: object) => void
  }
}

/** The element of a cell, where its row is drawn. */
export const cellAt = (chart: GanttStatic, rowId: string, column: GanttColumn): HTMLElement | undefined =>
  (chart.$grid as HTMLElement | undefined)?.querySelector<HTMLElement>(
    `[data-task-id="${CSS.escape(rowId)}"] [data-column-name="${column}"]`,
  ) ?? undefined

/**
 * Gives the focus to a cell at once. A press on a cell leads the focus there a moment later, and would take it from
 * what the press has opened meanwhile: that is let go of.
 */
export function cellFocusing(chart: GanttStatic) {
  const { TaskCell, dispatcher } = (chart as unknown as { $keyboardNavigation: Navigation }).$keyboardNavigation
  return (rowId: string, column: GanttColumn): void => {
    if (!chart.isTaskExists(rowId)) return
    const index = chart.getGridColumns().findIndex(({ name }) => name === column)
    dispatcher.delay(() => undefined)
    if (!dispatcher.isEnabled()) dispatcher.enable()
    dispatcher.setActiveNode(new TaskCell(rowId, Math.max(0, index)))
  }
}
