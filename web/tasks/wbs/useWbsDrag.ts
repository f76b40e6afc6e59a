import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef } from 'react'
import type { WbsLine } from './wbsLines'
import type { DropEdge } from './wbsMoves'

export type LineDrag = {
  mayMove: (line: WbsLine) => boolean
  /** Whether a drop there would do anything. */
  takes: (dropped: WbsLine, on: WbsLine, edge: DropEdge) => boolean
  onDrop: (dropped: WbsLine, on: WbsLine, edge: DropEdge) => void
}

/** Lets the row of a line be dragged, and others be dropped on it. The row says by `data-drop` what a drop would do. */
export function useWbsDrag(within: RefObject<HTMLElement | null>, line: WbsLine, drag: LineDrag): void {
  const latest = useRef({ line, drag })
  latest.current = { line, drag }
  const movable = drag.mayMove(line)
  useEffect(() => {
    const row = within.current?.closest<HTMLElement>('[role=row]')
    if (!row) return undefined
    // A link would be dragged as an address.
    for (const link of row.querySelectorAll('a')) link.draggable = false
    const droppedOf = (data: Record<string | symbol, unknown>) => data.wbsLine as WbsLine | undefined
    const show = (edge: DropEdge | undefined) => {
      if (edge) row.dataset.drop = edge
      else delete row.dataset.drop
    }
    const targets = dropTargetForElements({
      element: row,
      canDrop: ({ source }) => droppedOf(source.data) !== undefined,
      getData: ({ input }) => ({ edge: edgeAt(row, input.clientY) }),
      onDrag: ({ self, source }) => {
        const dropped = droppedOf(source.data)
        const edge = self.data.edge as DropEdge
        show(dropped && latest.current.drag.takes(dropped, latest.current.line, edge) ? edge : undefined)
      },
      onDragLeave: () => show(undefined),
      onDrop: ({ self, source }) => {
        show(undefined)
        const dropped = droppedOf(source.data)
        if (dropped) latest.current.drag.onDrop(dropped, latest.current.line, self.data.edge as DropEdge)
      },
    })
    if (!movable) return targets
    return combine(targets, draggable({ element: row, getInitialData: () => ({ wbsLine: latest.current.line }) }))
  }, [within, movable])
}

/** A quarter of a row is its edge. */
function edgeAt(row: HTMLElement, clientY: number): DropEdge {
  const { top, height } = row.getBoundingClientRect()
  const place = (clientY - top) / height
  return place < 0.25 ? 'above' : place > 0.75 ? 'below' : 'into'
}
