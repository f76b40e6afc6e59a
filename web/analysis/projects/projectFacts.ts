import type { AnalysedProject } from './analysedValue'

/** What is told of a project besides its figures, in the order of its columns. */
export const projectFacts = ['internalCode', 'status', 'manager', 'customer', 'portfolio', 'currency'] as const
export type ProjectFact = (typeof projectFacts)[number]

/** By which projects are grouped: a code is each project's own. */
export const groupings = ['customer', 'manager', 'portfolio', 'status', 'currency'] as const satisfies ProjectFact[]
export type Grouping = (typeof groupings)[number]

/** As it is recorded; empty where there is nothing. Of several managers the first is who owns it. */
export const factOf: Record<ProjectFact, (project: AnalysedProject) => string> = {
  internalCode: ({ internalCode }) => internalCode ?? '',
  status: ({ status }) => status,
  manager: ({ managerNames }) => managerNames[0] ?? '',
  customer: ({ customer }) => customer ?? '',
  portfolio: ({ portfolioName }) => portfolioName ?? '',
  currency: ({ currency }) => currency,
}
