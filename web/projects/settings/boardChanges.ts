import type { Answer } from '@prumo/contracts/index'

export type Board = Answer<'board'>

/** The board with these fields locked in a step. */
export const withLocked = (board: Board, stepId: string, fields: readonly string[]): Board => ({
  ...board,
  steps: board.steps.map((step) => (step.stepId === stepId ? { ...step, lockedFields: [...fields] } : step)),
})

/** The board with a step before another, or last. */
export function withStepMoved(board: Board, stepId: string, beforeStepId: string | null): Board {
  const moved = board.steps.filter((step) => step.stepId === stepId)
  const others = board.steps.filter((step) => step.stepId !== stepId)
  const at = others.findIndex((step) => step.stepId === beforeStepId)
  const place = at === -1 ? others.length : at
  return { ...board, steps: [...others.slice(0, place), ...moved, ...others.slice(place)] }
}

/** What a step is moved before, so that it goes one place up or down; `undefined` where there is none. */
export function placeBeside(board: Board, stepId: string, way: 'up' | 'down'): string | null | undefined {
  const at = board.steps.findIndex((step) => step.stepId === stepId)
  if (way === 'up') return board.steps[at - 1]?.stepId
  return at === -1 || at === board.steps.length - 1 ? undefined : (board.steps[at + 2]?.stepId ?? null)
}
