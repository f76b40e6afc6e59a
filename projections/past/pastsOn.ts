import type { Foundation } from '@prumo/platform/foundation'
import { openQuerySession } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import { projections } from '../index'
import type { Source } from './foldProject'
import { openPasts } from './openPasts'

/**
 * The past of projects on this foundation. The role that answers questions sees nothing of the log: the projector's reads it, for the one project that
 * is asked about, and what was folded is asked as the role that answers questions.
 */
export async function pastsOn(foundation: Foundation, source?: Source): Promise<Pasts> {
  const openSession = () => openQuerySession(foundation.urlFor('prumo_query'))
  const pasts = openPasts({ ...(source ?? (await sourceOn(foundation))), projections, openSession })
  foundation.onClose(pasts.close)
  return pasts
}

const sourceOn = async (foundation: Foundation): Promise<Source> => ({
  log: await foundation.logReadBy('prumo_projection'),
  codec: foundation.keyringOn(foundation.poolFor('prumo_projection', 1)).codec,
})
