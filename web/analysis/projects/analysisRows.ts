import type { Grouping } from '@prumo/contracts/analysis/analysisChoice'
import type { AnalysedProject } from './analysedValue'
import { factOf, factPlaceOf } from './projectFacts'
import { type AnalysisSort, compareFacts, sortedProjects } from './sortedProjects'

/** Projects that have something in common, which is empty where they have nothing of the kind. */
export type AnalysisGroup = { name: string; projects: readonly AnalysedProject[] }

/** A project, or what all of a group come to; without a group it is what all projects come to. */
export type AnalysisRow =
  | { of: 'project'; key: string; project: AnalysedProject }
  | { of: 'sum'; key: string; group: string | undefined; projects: readonly AnalysedProject[] }

/** Groups in the order of their names, projects in each as they are sorted. Those of no group are the last. */
export function analysisGroups(
  projects: readonly AnalysedProject[],
  by: Grouping | undefined,
  sort: AnalysisSort,
): AnalysisGroup[] {
  const sorted = sortedProjects(projects, sort)
  if (!by) return [{ name: '', projects: sorted }]
  const groups = new Map<string, AnalysedProject[]>()
  for (const project of sorted) {
    const name = factOf[by](project)
    const its = groups.get(name)
    if (its) its.push(project)
    else groups.set(name, [project])
  }
  return [...groups]
    .map(([name, its]) => ({ name, projects: its }))
    .sort(
      (first, second) =>
        factPlaceOf(first.name) - factPlaceOf(second.name) || compareFacts(by, first.name, second.name),
    )
}

/** What a table shows of groups: first what all come to, then each group with what it comes to. */
export function analysisRows(groups: readonly AnalysisGroup[], isGrouped: boolean): AnalysisRow[] {
  const all = groups.flatMap(({ projects }) => projects)
  return [
    { of: 'sum', key: 'all', group: undefined, projects: all },
    ...groups.flatMap(({ name, projects }): AnalysisRow[] => [
      ...(isGrouped ? [{ of: 'sum' as const, key: `group ${name}`, group: name, projects }] : []),
      ...projects.map((project) => ({ of: 'project' as const, key: project.projectId, project })),
    ]),
  ]
}
