import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

/** Lets cards be dropped into a column. Answers whether one is over it. */
export function useColumnDrop(root: RefObject<HTMLElement | null>, columnId: string, mayTake: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!root.current || !mayTake) return undefined
    return dropTargetForElements({
      element: root.current,
      getData: () => ({ columnId }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [root, columnId, mayTake])
  return over
}
