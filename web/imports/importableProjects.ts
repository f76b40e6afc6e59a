import type { ProjectSummary } from '@prumo/contracts/projects/queries'

const importing = ['owner', 'administrator', 'manager', 'team']

/** The projects among these that somebody with the right to import can import into: not those where one only looks on. */
export const importableProjects = (projects: readonly ProjectSummary[]) =>
  projects.filter(({ role, copy }) => importing.includes(role) && copy === null)
