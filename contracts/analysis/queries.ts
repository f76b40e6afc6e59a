import { z } from 'zod'
import { confidential, hidden } from '../confidential'
import { currencies, projectStatuses } from '../projects/project'
import { type QueryContract, repeated } from '../query'
import { day } from '../values'
import { mostColumns, savedChoice } from './analysisChoice'
import { workUnits } from './curve'
import { dashboardQueries } from './dashboardQueries'
import { figureColumns } from './figureColumns'
import { figureReads } from './figureReads'

/** More projects than these are not analysed at once: the answer says how many there are. */
export const mostAnalysed = 2000

/** A day that is over: answered from the last night of each project at or before it. Without it, they stand today. */
const pastDay = { on: day.optional() }

/** By the name of a column; `null` where a project has no such figure. */
const cells = z.record(z.string(), z.number().nullable())

const analysedProject = z.object({
  projectId: z.string(),
  pitch: z.string(),
  internalCode: z.string().nullable(),
  /** What the customer is called: in the register, where it stands there, else as it was written. */
  customer: z.string().nullable(),
  portfolioName: z.string().nullable(),
  managerNames: z.array(z.string()),
  status: z.enum(projectStatuses),
  currency: z.enum(currencies),
  favorite: z.boolean(),
  /** The day at whose end the figures stand; `null` where there are none yet. */
  statusOn: z.string().nullable(),
  /** What the curve of its work weighs tasks by: figures of two units are never added. */
  unit: z.enum(workUnits).nullable(),
  /** The last day of what is planned: that of the task that ends last; `null` where there is none, or it is closed. */
  plannedEndOn: z.string().nullable(),
  /** Figures of tasks; `null` where the asker may not see the tasks of this project. */
  work: cells.nullable(),
  /** Figures of money, in cents and percent. */
  money: confidential(cells.nullable(), 'finance'),
  /** Figures of risk cards; `null` where the asker may not see the canvas of this project. */
  risks: confidential(cells.nullable(), 'risks'),
  ...hidden,
})

const lateProject = z.object({
  projectId: z.string(),
  pitch: z.string(),
  currency: z.enum(currencies),
  /** The day at whose end the figures stand. */
  statusOn: z.string(),
  /** By the names of measures; `null` where the asker may not see the tasks of this project. */
  work: z
    .object({
      overdueTaskCount: z.int(),
      taskProgress: z.number().nullable(),
      schedulePerformanceIndex: z.number().nullable(),
    })
    .nullable(),
  /** What is overdue of each kind, in cents. */
  money: confidential(z.object({ overdueInflow: z.int(), overdueOutflow: z.int() }).nullable(), 'finance'),
  ...hidden,
})
export type LateProject = z.input<typeof lateProject>

const savedAnalysisView = z.object({
  analysisViewId: z.string(),
  name: z.string(),
  /** Whether everybody in the organization who analyses projects has it. */
  shared: z.boolean(),
  choice: savedChoice,
  /** The name of the person whose view it is; `null` for the asker's own and for those of erased people. */
  ownerName: z.string().nullable(),
  /** That person takes part no more, or was erased. */
  ownerGone: z.literal(true).optional(),
  /** Whether the asker may change or delete it. */
  mayChange: z.boolean(),
})
export type SavedAnalysisView = z.infer<typeof savedAnalysisView>

export const analysisQueries = {
  ...dashboardQueries,
  /** Figures of all projects that the asker may see, each as it stands today, or as it stood at the end of a day. */
  projectAnalysis: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      columns: repeated(
        z.string().refine((name) => figureColumns.has(name)),
        mostColumns,
      ),
      ...pastDay,
    }),
    output: z.object({
      projects: z.array(analysedProject).max(mostAnalysed),
      /** How many projects the asker may see. */
      total: z.int(),
    }),
    reads: [...figureReads, 'projects_favorites', 'partners_partners', 'identity_accounts'],
  },
  /** The views of the project analysis that the asker has: what is shared, and the asker's own. */
  analysisViews: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    input: z.strictObject({}),
    output: z.object({
      items: z.array(savedAnalysisView),
      /** Whether the asker may share views. */
      mayShare: z.boolean(),
    }),
    reads: ['analysis_views', 'identity_accounts'],
  },
  /** Of all active projects that the asker may see, those in which something is overdue, most tasks first. */
  projectHealth: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(6), ...pastDay }),
    output: z.object({
      activeCount: z.int(),
      /** How many of them there are: only what the asker may see makes a project late. */
      lateCount: z.int(),
      /** How many have no figures yet. */
      unreckonedCount: z.int(),
      projects: z.array(lateProject),
    }),
    reads: [...figureReads],
  },
} as const satisfies Record<string, QueryContract>
