import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { projectStatuses } from '@prumo/contracts/projects/project'
import type { ProjectSort } from '@prumo/contracts/projects/projectSorts'
import type { ProjectSummary } from '@prumo/contracts/projects/queries'

type Value = string | number | null

/** What each order compares; `null` where a project has nothing there. */
const placeBy: Record<ProjectSort, (project: ProjectSummary) => Value> = {
  pitch: ({ pitch }) => pitch,
  code: ({ internalCode }) => internalCode || null,
  status: ({ status: standing, copy }) => (copy ? null : projectStatuses.indexOf(standing)),
  manager: ({ managerNames, ownerName }) => managerNames.join(', ') || ownerName || null,
  customer: ({ customer }) => customer || null,
  progress: ({ progress, copy }) => (copy ? null : progress),
  createdAt: ({ createdAt }) => createdAt,
}

/** Projects in an order that somebody chose. Those that are alike in it stand by name. */
export function sortedProjects(
  projects: readonly ProjectSummary[],
  { sort, descending }: { sort: ProjectSort; descending: boolean },
): ProjectSummary[] {
  const value = placeBy[sort]
  return [...projects].sort((first, second) => {
    const [left, right] = [value(first), value(second)]
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byName(first, second)
    const order = compared(left, right)
    return (descending ? -order : order) || byName(first, second)
  })
}

const compared = (left: string | number, right: string | number) =>
  typeof left === 'number' && typeof right === 'number' ? left - right : compareTexts(String(left), String(right))

const byName = (first: ProjectSummary, second: ProjectSummary) =>
  compareTexts(first.pitch, second.pitch) || (first.projectId < second.projectId ? -1 : 1)
