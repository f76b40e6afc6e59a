import type { SavedChoice } from '@prumo/contracts/analysis/analysisChoice'
import { projection } from '../projection'

type View = { analysisViewId: string; userId: string; name: string; shared: boolean; choice: SavedChoice }

/** One row per saved view of an organization's project analysis. */
export const analysisViews = projection<View>({
  table: 'analysis_views',
  version: 1,
  key: 'analysisViewId',

  columns: (table) => {
    for (const id of ['analysis_view_id', 'user_id']) table.uuid(id).notNullable()
    table.text('name').notNullable()
    table.boolean('shared').notNullable()
    table.jsonb('choice').notNullable()
  },

  on: {
    AnalysisViewSaved: (_, view) => ({ ...view, shared: false }),
    AnalysisViewChanged: (row, { choice }) => row && { ...row, choice },
    AnalysisViewRenamed: (row, { name }) => row && { ...row, name },
    AnalysisViewShared: (row) => row && { ...row, shared: true },
    AnalysisViewUnshared: (row) => row && { ...row, shared: false },
    AnalysisViewDeleted: () => null,
  },
})
