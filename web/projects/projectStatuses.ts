import type { ProjectSummary } from '@prumo/contracts/projects/queries'

export type ProjectStatus = ProjectSummary['status']
/** In the order in which a list offers them. */
export const projectStatuses = ['active', 'paused', 'finished', 'inactive'] as const satisfies readonly ProjectStatus[]
