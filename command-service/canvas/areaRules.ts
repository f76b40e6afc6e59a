import { type AreaFields, type CanvasName, type StandardArea, standardAreas } from '@prumo/contracts/canvas/area'
import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import { sameName } from '@prumo/contracts/sameName'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { changesIn } from '../rules/fieldChanges'
import { type Area, areasOf, type Canvas, cardsIn, type Folds, type Rules } from './canvasState'

export const areaRules: Rules<'LayOutAreas' | 'AddArea' | 'ChangeArea' | 'RemoveArea'> = {
  LayOutAreas: ({ projectId, canvas: name, areas }, canvas) => {
    if (areasOf(canvas, name).length > 0) return []
    const ranks = generateNKeysBetween(null, null, areas.length)
    return areas.map(
      (area, index): CanvasEvent => ({
        type: 'AreaAdded',
        data: { projectId, canvas: name, ...area, rank: ranks[index] ?? '' },
      }),
    )
  },

  AddArea: ({ projectId, areaId, canvas: name, standardArea = null, ...fields }, canvas) => {
    const existing = canvas.areas.get(areaId)
    if (existing && existing.canvas === name && equal(fields, fieldsOf(existing))) return []
    if (existing) throw new Refused('area.idTaken')
    refuseTakenName(canvas, name, fields.name)
    if (standardArea) refuseStandardElsewhere(canvas, name, standardArea)
    refuseMissingClassification(fields)
    const rank = generateKeyBetween(areasOf(canvas, name).at(-1)?.[1].rank ?? null, null)
    return [{ type: 'AreaAdded', data: { projectId, areaId, canvas: name, standardArea, ...fields, rank } }]
  },

  ChangeArea: ({ projectId, areaId, seen, ...changes }, canvas) => {
    const area = knownArea(canvas, areaId)
    const changed = changesIn(fieldsOf(area), changes, seen)
    if (!changed) return []
    if (changes.name !== undefined) refuseTakenName(canvas, area.canvas, changes.name, areaId)
    refuseMissingClassification({ ...area, ...changes } as AreaFields)
    return [{ type: 'AreaChanged', data: { projectId, areaId, ...changed } }]
  },

  RemoveArea: ({ projectId, areaId }, canvas) => {
    const { rank: _, ...before } = knownArea(canvas, areaId)
    const cards = cardsIn(canvas, areaId).length
    if (cards > 0) throw new Refused('area.holdsCards', { area: before.name, cards })
    return [{ type: 'AreaRemoved', data: { projectId, areaId, before } }]
  },
}

export const areaFolds: Folds<'AreaAdded' | 'AreaChanged' | 'AreaRemoved'> = {
  AreaAdded: ({ projectId: _, areaId, ...area }, canvas) => ({ ...canvas, areas: canvas.areas.set(areaId, area) }),
  AreaChanged: ({ projectId: _, areaId, before: __, ...changed }, canvas) => {
    const area = canvas.areas.get(areaId)
    return area ? { ...canvas, areas: canvas.areas.set(areaId, { ...area, ...(changed as Partial<Area>) }) } : canvas
  },
  AreaRemoved: ({ areaId }, canvas) => ({ ...canvas, areas: canvas.areas.delete(areaId) }),
}

export function knownArea({ areas }: Canvas, areaId: string): Area {
  const area = areas.get(areaId)
  if (!area) throw new Refused('area.unknown')
  return area
}

const fieldsOf = ({ canvas: _, standardArea: __, rank: ___, ...fields }: Area): AreaFields => fields

/** Each canvas has its own names: both may have an area of costs. */
function refuseTakenName(canvas: Canvas, of: CanvasName, name: string, except?: string) {
  if (areasOf(canvas, of).some(([areaId, area]) => areaId !== except && sameName(area.name, name)))
    throw new Refused('area.nameTaken', { area: name.trim() })
}

/** Each area of the specification belongs to one canvas, which has it at most once. */
function refuseStandardElsewhere(canvas: Canvas, of: CanvasName, standardArea: StandardArea) {
  const isTaken = areasOf(canvas, of).some(([, area]) => area.standardArea === standardArea)
  if (isTaken || !(standardAreas[of] as readonly string[]).includes(standardArea))
    throw new Refused('area.standardElsewhere')
}

function refuseMissingClassification({ financialIntegration, classifications }: AreaFields) {
  if (financialIntegration && classifications.length === 0) throw new Refused('area.classificationMissing')
}
