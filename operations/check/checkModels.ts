import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Projection } from '@prumo/projections/projection'
import { compareEach } from '@prumo/projections/rebuild/compareWithRebuild'
import type { PoolClient } from 'pg'
import { openInstances } from './instances'

/** I4: the read models are what the log makes of them. */
export async function checkModels(
  source: { log: EventLog; codec: EventCodec },
  client: PoolClient,
  comparable: readonly Projection[],
) {
  const violations = openInstances()
  const compared = await compareEach(source, comparable, client)
  for (const { table, differing, rows, stopped } of compared) {
    if (differing > 0)
      violations.add(
        `${table}: ${differing} rows differ, among them ${rows.map(({ scopeId, key }) => `${scopeId}/${key}`).join(', ')}`,
      )
    for (const parked of stopped)
      violations.add(
        `${table}: the event at ${parked.position} stops organization ${parked.organizationId} in a rebuild`,
      )
  }
  const rows = compared.reduce((sum, { live }) => sum + live, 0)
  return {
    violations,
    looked: `${rows} rows of ${compared.length} read models`,
    notes: compared.flatMap(({ table, parked }) =>
      parked.map(
        (parked) =>
          `${table}: organization ${parked.organizationId} is parked at ${parked.position}, and compared up to there`,
      ),
    ),
  }
}
