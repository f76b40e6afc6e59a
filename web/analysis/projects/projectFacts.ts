import type { ProjectFact } from '@prumo/contracts/analysis/analysisChoice'
import type { AnalysedProject } from './analysedValue'

/** Stands for a fact that the reader may not see: no text that somebody wrote has such a sign. */
export const closedFact = '\0'

/** As it is recorded; empty where there is nothing. Of several managers the first is who owns it. */
export const factOf: Record<ProjectFact, (project: AnalysedProject) => string> = {
  internalCode: ({ internalCode }) => internalCode ?? '',
  status: ({ status }) => status,
  manager: ({ managerNames }) => managerNames[0] ?? '',
  customer: ({ customer }) => customer ?? '',
  portfolio: ({ portfolioName }) => portfolioName ?? '',
  currency: ({ currency }) => currency,
  // When the plan ends is told by its tasks.
  plannedEndMonth: ({ work, plannedEndOn }) => (work === null ? closedFact : (plannedEndOn?.slice(0, 7) ?? '')),
}

/** What is there comes first in a list, then what has nothing, then what is hidden. */
export const factPlaceOf = (value: string): number => (value === closedFact ? 2 : value === '' ? 1 : 0)
