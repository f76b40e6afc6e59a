import { z } from 'zod'
import { line, setOf, text } from '../values'

/** A project has two canvases: its own, and that of the business it belongs to. */
export const canvases = ['project', 'business'] as const
export type CanvasName = (typeof canvases)[number]

/** The areas that the specification names, by canvas, in their order. */
export const standardAreas = {
  project: [
    'justification',
    'product',
    'stakeholders',
    'assumptions',
    'risks',
    'smartGoals',
    'requirements',
    'team',
    'deliveryGroups',
    'timeline',
    'benefits',
    'restrictions',
    'cost',
  ],
  business: [
    'keyPartners',
    'keyActivities',
    'valueProposition',
    'customerRelationships',
    'customerSegments',
    'keyResources',
    'channels',
    'costStructure',
    'revenueStreams',
  ],
} as const satisfies Record<CanvasName, readonly string[]>
export type StandardArea = (typeof standardAreas)[CanvasName][number]
export const standardAreaNames: readonly StandardArea[] = [...standardAreas.project, ...standardAreas.business]

/** What the cards of an area say besides: amounts or dates, planned and realized. */
export const additionalFields = ['values', 'dates'] as const

/** Every field of an area that somebody may set. */
export const areaFields = {
  name: line(100),
  /** Shown under the name. */
  quickTip: text(200),
  /** Shown on request. */
  completeTip: text(2000),
  /** Whether a canvas without a card here is not complete. */
  required: z.boolean(),
  /** Whether its cards belong to the financial side of the project, under these classifications. */
  financialIntegration: z.boolean(),
  classifications: setOf(line(100), 20),
  additionalField: z.enum(additionalFields).nullable(),
}

export const area = z.strictObject(areaFields)
export type AreaFields = z.infer<typeof area>
