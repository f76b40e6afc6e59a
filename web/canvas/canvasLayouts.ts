import type { CanvasName, StandardArea } from '@prumo/contracts/canvas/area'

type Layout = { columns: readonly (readonly StandardArea[])[]; foot: readonly StandardArea[] }

/**
 * The usual layouts. The Project Model Canvas (J. Finocchio Jr.) has the columns why, what, who, how, when and how
 * much. The Business Model Canvas is A. Osterwalder's.
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
