import type { ProjectSummary } from '@prumo/contracts/projects/queries'

const importing = ['owner', 'administrator', 'manager', 'team']

/** The projects into which this person can import, not those where they may only look. */
export const importableProjects = (projects: readonly ProjectSummary[]) =>
  projects.filter(({ role, copy }) => importing.includes(role) && copy === null)
