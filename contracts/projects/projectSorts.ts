/** By what a list of projects is sorted. */
export const projectSorts = ['pitch', 'code', 'status', 'manager', 'customer', 'progress', 'createdAt'] as const
export type ProjectSort = (typeof projectSorts)[number]
