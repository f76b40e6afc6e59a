import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { useMemo } from 'react'
import type { TaskChoices } from './TaskFilterBar'
import type { Board } from './useBoard'

/** What a board has to choose from: its people, its tags, and the delivery groups that its tasks are in. */
export function useBoardChoices(board: Board | undefined): TaskChoices | undefined {
  return useMemo(() => {
    if (!board) return undefined
    const names = new Set(board.tasks.flatMap(({ deliveryGroup }) => deliveryGroup || []))
    const deliveryGroups = [...names].sort(compareTexts)
    return { people: board.people, tags: board.tags, deliveryGroups }
  }, [board])
}
