import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'

type OfProject = { organizationId: string; projectId: string }

/** Finds the streams of a project’s events, but for those with no other kinds of events than these. */
export const streamsOf =
  (database: QueryDatabase, { organizationId, projectId }: OfProject) =>
  (except: readonly string[]): Promise<string[]> =>
    database.within(organizationId, async (db) =>
      db('audit_streams')
        .where({ organization_id: organizationId, scope_id: projectId })
        .whereRaw('kind <> all(?)', [[...except]])
        .distinct('stream')
        .pluck('stream'),
    )
