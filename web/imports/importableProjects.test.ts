import type { ProjectSummary } from '@prumo/contracts/projects/queries'
import { expect, it } from 'vitest'
import { importableProjects } from './importableProjects'

const projectAs = (role: string, copy: ProjectSummary['copy'] = null) =>
  ({ projectId: role, role, copy }) as ProjectSummary

const roles = (projects: readonly ProjectSummary[]) => importableProjects(projects).map(({ role }) => role)

it('IMP-01 offers the projects that the user may import into, not those that they only follow', () => {
  const projects = ['owner', 'manager', 'team', 'stakeholder', 'administrator', 'none'].map((role) => projectAs(role))
  expect(roles(projects)).toEqual(['owner', 'manager', 'team', 'administrator'])
})

it('IMP-01 offers no project whose copy has not finished', () => {
  const copying = projectAs('owner', { state: 'underWay', taskCount: 20, reason: null })
  expect(roles([copying, projectAs('manager')])).toEqual(['manager'])
})
