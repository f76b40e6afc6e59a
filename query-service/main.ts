import { fileURLToPath } from 'node:url'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readinessAt } from '@prumo/platform/eventLog/readinessAt'
import { findGstc } from '@prumo/platform/gstc/findGstc'
import { gstcFiles } from '@prumo/platform/gstc/gstcFiles'
import { staticClient } from '@prumo/platform/http/staticClient'
import { parkedOrganizations } from '@prumo/platform/readModels/parkedOrganizations'
import { runService } from '@prumo/platform/runService'
import { pastsOn } from '@prumo/projections/past/pastsOn'
import { queryServiceOn } from './queryServiceOn'

const clientFolder = fileURLToPath(new URL('../web/dist', import.meta.url))

await runService({ name: 'query-service', role: 'prumo_query', moduleTables }, async (foundation) => {
  const gstc = findGstc(foundation.config, foundation.logger)
  const { routes, noteDenial, position, isListening } = await queryServiceOn(foundation, {
    pasts: pastsOn(foundation),
    gstc,
  })
  const pool = foundation.poolFor('prumo_query', 1)
  const client = staticClient(clientFolder, foundation.config)
  return {
    routes: [...routes, gstcFiles(gstc), client],
    noteDenial,
    isReady: async () => {
      const kept = await readinessAt(foundation.log, position())
      return { ...kept, ready: kept.ready && isListening(), parked: await parkedOrganizations(pool) }
    },
  }
})
