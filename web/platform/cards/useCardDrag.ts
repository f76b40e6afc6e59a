import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawDragPreview } from './drawDragPreview'
import type { Edge } from './placeOfDrop'

/** Where a card stands, and what follows it there. */
export type Standing = { columnId: string; cardId: string; nextId: string | null }

/** Lets a card be dragged, and others be dropped before and after it. Answers the edge, and whether it is dragged. */
export function useCardDrag(root: RefObject<HTMLElement | null>, standing: Standing, movable: boolean) {
  const [dragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge>()
  const latest = useRef(standing)
  latest.current = standing
  const { cardId } = standing
  useEffect(() => {
    const element = root.current
    if (!element || !movable) return undefined
    return combine(
      draggable({
        element,
        getInitialData: () => ({ cardId }),
        onGenerateDragPreview: ({ location, nativeSetDragImage }) =>
          drawDragPreview({ element, input: location.initial.input, nativeSetDragImage }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        getData: ({ input }) => ({ ...latest.current, edge: edgeAt(element, input.clientY) }),
        onDrag: ({ self, source }) => setEdge(source.data.cardId === cardId ? undefined : (self.data.edge as Edge)),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    )
  }, [root, cardId, movable])
  return { edge, dragged }
}

function edgeAt(element: Element, clientY: number): Edge {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'above' : 'below'
}
