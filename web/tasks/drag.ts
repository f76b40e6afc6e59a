export type Edge = 'above' | 'below'
type Target = { data: Record<string | symbol, unknown> }

/** On which half of an element the pointer is. */
export const edgeAt = (element: Element, clientY: number): Edge => {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'above' : 'below'
}

/** Where a dropped task comes to stand: before or after the card under the pointer, else at the end of the column. */
export function placeOfDrop(targets: readonly Target[]): { stepId: string; beforeTaskId: string | null } | undefined {
  const [innermost] = targets
  if (!innermost) return undefined
  const { stepId, taskId, nextTaskId, edge } = innermost.data as {
    stepId: string
    taskId?: string
    nextTaskId?: string | null
    edge?: Edge
  }
  if (taskId === undefined) return { stepId, beforeTaskId: null }
  return { stepId, beforeTaskId: edge === 'above' ? taskId : (nextTaskId ?? null) }
}
