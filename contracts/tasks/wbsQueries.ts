import { z } from 'zod'
import { confidential, hidden } from '../confidential'
import type { QueryContract } from '../query'
import { id } from '../values'
import { progressWeights } from './wbsSums'

/** What outflows of the ledger plan, and came to; `null` where there are none. */
const ledgerShare = () =>
  confidential(z.object({ plannedCents: z.int(), realizedCents: z.int() }).nullable(), 'finance')

/** What tasks say together; `null` where none of them says it. */
const figures = () => ({
  startOn: z.string().nullable(),
  endOn: z.string().nullable(),
  /** A finished task counts as 100. */
  progress: z.int().nullable(),
  /** By what tasks weigh in it: by effort where every task has one, else by working days, where any has one. */
  weighedBy: z.enum(progressWeights).nullable(),
  estimatedMinutes: z.int().nullable(),
  realizedMinutes: z.int().nullable(),
  /** Minutes of effort times the value of an hour. */
  costCents: confidential(z.int().nullable(), 'finance'),
  /** Parted to tasks and groups as entries say what they are for: see `ownLedger`. */
  ledger: ledgerShare(),
  taskCount: z.int(),
})

const row = z.object({
  kind: z.enum(['group', 'task']),
  /** Of its task or card; a group without a card has another. */
  id: z.string(),
  /** Such as `1.2.3`; `null` for a task in no group. */
  code: z.string().nullable(),
  /** 1 for what stands in nothing else. */
  level: z.int(),
  parentId: z.string().nullable(),
  cardId: z.string().nullable(),
  title: z.string(),
  /** A task's; `null` for a group. */
  workingDays: z.int().nullable(),
  isMilestone: z.literal(true).optional(),
  /** Of that what is for the task or the group itself. */
  ownLedger: ledgerShare(),
  ...figures(),
})

export const wbsQueries = {
  /** The work breakdown structure: delivery groups as the canvas nests them, and the tasks that name them. */
  wbs: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    leavesOut: ['canvas'],
    cost: 'large',
    input: z.strictObject({ projectId: id }),
    output: z.object({
      rows: z.array(row),
      /** Of money, with what is for nothing in the structure. */
      whole: z.object(figures()),
      /** Outflows that are for nothing that stands in the structure. */
      notAllocated: ledgerShare(),
      /** Where cards of delivery groups stand; `null` where the asker may not see them, or the area is gone. */
      areaId: z.string().nullable(),
      /** Whether groups are only names, because the canvas is closed to the asker. */
      isWithoutCanvas: z.boolean(),
      ...hidden,
    }),
    reads: [
      'tasks_tasks',
      'tasks_steps',
      'tasks_work_times',
      'tasks_holidays',
      'canvas_areas',
      'canvas_cards',
      'finance_entries',
      'finance_installments',
    ],
  },
  /** The cards of the delivery groups, in the order of their area; none where the canvas is closed to the asker. */
  deliveryGroups: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    leavesOut: ['canvas'],
    input: z.strictObject({ projectId: id }),
    output: z.object({
      cards: z.array(z.object({ cardId: z.string(), title: z.string(), baseCardId: z.string().nullable() })),
    }),
    reads: ['canvas_areas', 'canvas_cards'],
  },
} as const satisfies Record<string, QueryContract>
