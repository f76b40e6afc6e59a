import { addresses } from '../platform/addresses'

/** Whether an address leads out of a project. As it was, nothing can be sent to it. */
export const leavesProject = (projectId: string, { pathname, search }: { pathname: string; search: string }): boolean =>
  !`${pathname}/`.startsWith(`${addresses.project(projectId)}/`) || new URLSearchParams(search).has('asOf')
