import type { Answer } from '@prumo/contracts/index'
import { projectStatuses } from '@prumo/contracts/projects/project'
import fc from 'fast-check'

type AnalysedProject = Answer<'projectAnalysis'>['projects'][number]

const someone = fc.constantFrom('Ana', 'Bia', 'Élio')
/** A figure of a project, or none. */
export const someCell = fc.option(fc.integer({ min: -1e9, max: 1e9 }))

/** A project of the analysis, with an amount, an earned value, an index and a count, each of which may be hidden. */
export const someProject: fc.Arbitrary<AnalysedProject> = fc.record({
  projectId: fc.uuid(),
  pitch: fc.string(),
  internalCode: fc.option(fc.string()),
  customer: fc.option(fc.oneof(someone, fc.string({ maxLength: 2 }))),
  portfolioName: fc.option(fc.constantFrom('Obras', 'obras')),
  managerNames: fc.array(someone, { minLength: 1, maxLength: 3 }),
  status: fc.constantFrom(...projectStatuses),
  currency: fc.constantFrom('BRL', 'USD'),
  favorite: fc.boolean(),
  statusOn: fc.constant('2026-03-12'),
  plannedEndOn: fc.constantFrom(null, '2026-03-12', '2026-03-31', '2026-11-02'),
  unit: fc.constantFrom('effort', 'workingDays', 'tasks'),
  work: fc.option(fc.record({ earnedValue: someCell, overdueTaskCount: someCell, schedulePerformanceIndex: someCell })),
  money: fc.record({ 'openAmount.outflow': someCell }),
  risks: fc.option(fc.record({ openThreatCount: someCell })),
  hidden: fc.constantFrom([], ['finance'], ['risks'], ['finance', 'risks']),
} as { [Key in keyof AnalysedProject]: fc.Arbitrary<AnalysedProject[Key]> })

/** As many of them as stand beside each other in a test, none twice. */
export const someProjects = fc.uniqueArray(someProject, { selector: ({ projectId }) => projectId, maxLength: 12 })
