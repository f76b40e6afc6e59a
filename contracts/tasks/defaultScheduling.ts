/** What a schedule knows of a task beside its dates. */
export type Scheduling = { readonly isMilestone: boolean; readonly deadlineOn: string | null }
export type SchedulingField = keyof Scheduling

/** How a task is scheduled where nobody said otherwise. */
export const defaultScheduling: Scheduling = { isMilestone: false, deadlineOn: null }
