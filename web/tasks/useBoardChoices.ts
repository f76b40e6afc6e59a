import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { useMemo } from 'react'
import type { TaskChoices } from './TaskFilterBar'
import type { Board } from './useBoard'

/** What a board has to choose from: its people, whose else its tasks are, its tags, and the delivery groups in it. */
export function useBoardChoices(board: Board | undefined): TaskChoices | undefined {
  return useMemo(() => {
    if (!board) return undefined
    const names = new Set(board.tasks.flatMap(({ deliveryGroup }) => deliveryGroup || []))
    const deliveryGroups = [...names].sort(compareTexts)
    const assigneeIds = new Set(board.tasks.map(({ assigneeId }) => assigneeId))
    const formerPeople = board.formerPeople.filter(({ userId }) => assigneeIds.has(userId))
    return { people: board.people, formerPeople, tags: board.tags, deliveryGroups }
  }, [board])
}
