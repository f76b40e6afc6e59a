import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import { figureDay } from './figureDay'
import { figureStandings, holds } from './figureStandings'
import { figuresOf } from './figuresOf'
import type { KeptFigures } from './keptFigures'

type Parts = { database: QueryDatabase; kept: KeptFigures; now: () => Date; isStopping: () => boolean }

/** Reckons the figures of those projects of an organization of which the kept ones hold no longer, one by one. */
export async function reckonFigures({ database, kept, now, isStopping }: Parts, organizationId: string): Promise<void> {
  const at = now().toISOString()
  const { day, projectIds, stale } = await database.within(organizationId, async (db) => {
    const day = await figureDay(db, organizationId, at)
    const projectIds: string[] = await db('projects_projects')
      .where({ organization_id: organizationId })
      .whereNull('copy')
      .orderBy('project_id')
      .pluck('project_id')
    const standings = await figureStandings(db, organizationId, projectIds)
    return { day, projectIds, stale: standings.filter((standing) => !holds(standing, day)) }
  })
  for (const { projectId } of stale) {
    if (isStopping()) return
    // Each in a moment of its own: figures and the position that they stand at are read together.
    const reckoned = await database.within(organizationId, async (db) => {
      const [standing] = await figureStandings(db, organizationId, [projectId])
      const figures = await figuresOf(db, { organizationId, projectId }, day.statusOn)
      return { position: standing?.moved ?? -1, figures }
    })
    const { statusOn, zone } = day
    await kept.keep(organizationId, { projectId, statusOn, zone, reckonedAt: at, ...reckoned })
  }
  await kept.keepOnly(organizationId, projectIds)
  await kept.hold(organizationId, day.until)
}
