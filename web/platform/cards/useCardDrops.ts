import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import { type Place, placeOfDrop } from './placeOfDrop'

/** Tells of each card that is dropped elsewhere than where it stood. */
export function useCardDrops(onDrop: (cardId: string, to: Place) => void) {
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location: { current } }) => {
          const { cardId } = source.data
          const to = placeOfDrop(current.dropTargets)
          const onItself = current.dropTargets[0]?.data.cardId === cardId
          if (typeof cardId === 'string' && to && !onItself && to.beforeId !== cardId) latest.current(cardId, to)
        },
      }),
    [],
  )
}
