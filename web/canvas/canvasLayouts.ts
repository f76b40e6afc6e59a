import type { CanvasName, StandardArea } from '@prumo/contracts/canvas/area'

type Layout = { columns: readonly (readonly StandardArea[])[]; foot: readonly StandardArea[] }

/**
 * The layouts that people know: the columns why, what, who, how, when and how much of the Project Model Canvas (J. Finocchio Jr.), and the
 * Business Model Canvas (A. Osterwalder).
 */
export const canvasLayouts: Record<CanvasName, Layout> = {
  project: {
    columns: [
      ['justification', 'smartGoals', 'benefits'],
      ['product', 'requirements'],
      ['stakeholders', 'team'],
      ['assumptions', 'deliveryGroups', 'restrictions'],
      ['risks', 'timeline', 'cost'],
    ],
    foot: [],
  },
  business: {
    columns: [
      ['keyPartners'],
      ['keyActivities', 'keyResources'],
      ['valueProposition'],
      ['customerRelationships', 'channels'],
      ['customerSegments'],
    ],
    foot: ['costStructure', 'revenueStreams'],
  },
}
