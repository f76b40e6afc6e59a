import type { ProjectSummary } from '@prumo/contracts/projects/queries'
import { expect, it } from 'vitest'
import { importableProjects } from './importableProjects'

it('IMP-01 offers the projects that one may import into, not those that one only follows', () => {
  const projects = ['owner', 'manager', 'team', 'stakeholder', 'administrator', 'none'].map(
    (role) => ({ projectId: role, role }) as ProjectSummary,
  )
  expect(importableProjects(projects).map(({ role }) => role)).toEqual(['owner', 'manager', 'team', 'administrator'])
})
