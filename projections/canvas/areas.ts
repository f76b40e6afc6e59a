import type { AreaFields, CanvasName, StandardArea } from '@prumo/contracts/canvas/area'
import { projection } from '../projection'

type Area = AreaFields & {
  areaId: string
  projectId: string
  canvas: CanvasName
  standardArea: StandardArea | null
  rank: string
}

/** One row per area of a project's canvases. */
export const areas = projection<Area>({
  table: 'canvas_areas',
  version: 1,
  key: 'areaId',

  columns: (table) => {
    for (const id of ['area_id', 'project_id']) table.uuid(id).notNullable()
    for (const text of ['canvas', 'name', 'quick_tip', 'complete_tip']) table.text(text).notNullable()
    for (const text of ['standard_area', 'additional_field']) table.text(text)
    table.specificType('rank', 'text collate "C"').notNullable()
    for (const flag of ['required', 'financial_integration']) table.boolean(flag).notNullable()
    table.jsonb('classifications').notNullable()
    table.index(['organization_id', 'project_id'])
  },

  on: {
    AreaAdded: (_, area) => area,
    AreaChanged: (row, { before: _, ...changed }) => row && { ...row, ...(changed as Partial<Area>) },
    AreaRemoved: () => null,
  },
})
