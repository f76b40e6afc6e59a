import { plainText } from '@prumo/contracts/formats/plainText'
import type { AnalysedProject } from './analysedValue'
import type { AnalysisChoice } from './analysisChoice'

const ended: readonly AnalysedProject['status'][] = ['finished', 'inactive']

/** The projects that a choice leaves. No figure narrows them: what is hidden would tell by it. */
export function narrowedProjects(
  projects: readonly AnalysedProject[],
  { search, status, hidesEnded }: Pick<AnalysisChoice, 'search' | 'status' | 'hidesEnded'>,
): AnalysedProject[] {
  const wanted = plainText(search)
  return projects.filter(
    (project) =>
      (status === undefined || project.status === status) &&
      !(hidesEnded && ended.includes(project.status)) &&
      textsOf(project).some((text) => plainText(text).includes(wanted)),
  )
}

const textsOf = ({ pitch, internalCode, customer, portfolioName, managerNames }: AnalysedProject): string[] => [
  pitch,
  internalCode ?? '',
  customer ?? '',
  portfolioName ?? '',
  ...managerNames,
]
