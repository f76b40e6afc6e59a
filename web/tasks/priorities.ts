import type { TaskCard } from '@prumo/contracts/tasks/queries'

export type Priority = TaskCard['priority']
export const priorities = ['high', 'medium', 'low', 'none'] as const satisfies readonly Priority[]
