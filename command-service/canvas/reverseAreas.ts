import { isByOthers, lastOf, refusedFor } from '../rules/later'
import { valuesBack } from '../rules/valuesBack'
import type { CanvasReversals } from './reversals'

/** How what was done to the areas of a canvas is taken back. */
export const reverseAreas: CanvasReversals<'AreaAdded' | 'AreaChanged' | 'AreaRemoved'> = {
  AreaAdded: ({ projectId, areaId }, canvas, { since, by }) => {
    if (!canvas.areas.has(areaId)) return []
    const last = lastOf(since, { areaId }, (later) => later.type.startsWith('Area') && isByOthers(later, by))
    const outrun = last && refusedFor('undo.changedSince', last, { fields: ['areaId'] })
    return [{ command: { type: 'RemoveArea', data: { projectId, areaId } }, as: 'RemoveArea', outrun }]
  },

  AreaChanged: ({ projectId, areaId, before, ...set }, canvas, { since }) => {
    const now = canvas.areas.get(areaId)
    if (!now) throw refusedFor('undo.deletedSince', lastOf(since, { areaId }))
    const { values, outrun } = valuesBack({ record: { areaId }, set, before, now, since })
    return [{ command: { type: 'ChangeArea', data: { projectId, areaId, ...values } }, as: 'ChangeArea', outrun }]
  },

  // Its event does not say where it stood.
  AreaRemoved: null,
}
