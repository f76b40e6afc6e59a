import type { Answer } from '@prumo/contracts/index'

/** Whether a rescheduling has anything to do, and nothing that is in its way. */
export const isPossible = ({ moveCount, lockedCount, cycle, isTooLate, latest }: Answer<'planMoves'>): boolean =>
  moveCount > 0 && lockedCount === 0 && !cycle && !isTooLate && !(latest && latest.finishedAt === null)
