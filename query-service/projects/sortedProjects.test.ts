import type { ProjectSort } from '@prumo/contracts/projects/projectSorts'
import { projectSorts } from '@prumo/contracts/projects/projectSorts'
import type { ProjectSummary } from '@prumo/contracts/projects/queries'
import { expect, it } from 'vitest'
import { sortedProjects } from './sortedProjects'

const projectOf = (pitch: string, changes: Partial<ProjectSummary> = {}) =>
  ({
    projectId: pitch,
    pitch,
    internalCode: null,
    status: 'active',
    managerNames: [],
    ownerName: 'Ana',
    customer: null,
    progress: 0,
    createdAt: '2026-11-01T00:00:00.000Z',
    copy: null,
    ...changes,
  }) as unknown as ProjectSummary

const projects = [
  projectOf('Zinco', { internalCode: 'b', progress: 100, status: 'paused', customer: 'Índio' }),
  projectOf('água', { internalCode: 'Á', progress: 9, managerNames: ['Élio'], customer: 'igreja' }),
  projectOf('Ágata', { progress: 20, status: 'finished', createdAt: '2026-10-01T00:00:00.000Z' }),
  projectOf('Óleo', { copy: { state: 'underWay', taskCount: 1, reason: null }, ownerName: '' }),
]
const order = (sort: ProjectSort, descending = false) =>
  sortedProjects(projects, { sort, descending }).map(({ pitch }) => pitch)

it.each<[ProjectSort, string[], string[]]>([
  ['pitch', ['Ágata', 'água', 'Óleo', 'Zinco'], ['Zinco', 'Óleo', 'água', 'Ágata']],
  ['code', ['água', 'Zinco', 'Ágata', 'Óleo'], ['Zinco', 'água', 'Ágata', 'Óleo']],
  ['status', ['água', 'Zinco', 'Ágata', 'Óleo'], ['Ágata', 'Zinco', 'água', 'Óleo']],
  ['manager', ['Ágata', 'Zinco', 'água', 'Óleo'], ['água', 'Ágata', 'Zinco', 'Óleo']],
  ['customer', ['água', 'Zinco', 'Ágata', 'Óleo'], ['Zinco', 'água', 'Ágata', 'Óleo']],
  ['progress', ['água', 'Ágata', 'Zinco', 'Óleo'], ['Zinco', 'Ágata', 'água', 'Óleo']],
  ['createdAt', ['Ágata', 'água', 'Óleo', 'Zinco'], ['água', 'Óleo', 'Zinco', 'Ágata']],
])(
  'PRJ-11 projects stand by %s, in the order of Portuguese, in either direction, what has none last',
  (sort, up, down) => {
    expect(order(sort)).toEqual(up)
    expect(order(sort, true)).toEqual(down)
  },
)

it('PRJ-11 an order is the same however the projects came', () => {
  for (const sort of projectSorts)
    expect(sortedProjects(projects.toReversed(), { sort, descending: false })).toEqual(
      sortedProjects(projects, { sort, descending: false }),
    )
})
