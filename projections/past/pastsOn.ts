import type { Foundation } from '@prumo/platform/foundation'
import { openQuerySession } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import { projections } from '../index'
import type { Source } from './foldProject'
import { openPasts } from './openPasts'

/**
 * The pasts of projects on this foundation. The query role cannot read the log, so the projector's role reads it, for
 * one project. Queries on what was folded run as the query role.
 */
export function pastsOn(foundation: Foundation, source?: Source): Pasts {
  const openSession = () => openQuerySession(foundation.urlFor('prumo_query'))
  const pasts = openPasts({ ...(source ?? sourceOn(foundation)), projections, openSession })
  foundation.onClose(pasts.close)
  return pasts
}

const sourceOn = (foundation: Foundation): Source => ({
  log: foundation.logReadBy('prumo_projection'),
  codec: foundation.keyringOn(foundation.poolFor('prumo_projection', 1)).codec,
})
