import type { TaskCard } from '@prumo/contracts/tasks/queries'

/** Whether a task should have ended, and is not finished. `before` is the last working day, where it is known. */
export const isOverdue = ({ progress, endOn }: TaskCard, before: string | undefined): boolean =>
  progress < 100 && before !== undefined && endOn < before
