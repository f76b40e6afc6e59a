import type { OpenedFeed } from '@prumo/platform/eventFeed/openEventFeed'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Metrics } from '@prumo/platform/metrics/openMetrics'
import type { Pool } from 'pg'

type Parts = { log: EventLog; pool: Pool; feed: OpenedFeed }

/** Measures how far each read model is behind the log, and how many organizations are parked in it. */
export function measureProgress(metrics: Metrics, { log, pool, feed }: Parts): void {
  const byTable = async (statement: string) => {
    const { rows } = await pool.query<{ table: string; value: number }>(statement)
    return rows.map(({ table, value }) => [table, value] as const)
  }
  const positions = () =>
    byTable(
      'select table_name as "table", min(position)::int8 as value from read.checkpoints where live group by table_name',
    )
  const parked = () =>
    byTable('select table_name as "table", count(*)::int as value from read.parked group by table_name')

  metrics.gauge(
    'prumo_lag_positions',
    'How far a read model is behind the log: events on Postgres, bytes on EventStoreDB',
    'table',
    async () => {
      const head = await log.head()
      return new Map((await positions()).map(([table, position]) => [table, head - position]))
    },
  )
  metrics.gauge(
    'prumo_parked_organizations',
    'Organizations for which a read model stands still',
    'table',
    async () => new Map(await parked()),
  )
  metrics.gaugeOf('prumo_feed_alarms', 'Messages on the topic that were not the relay’s', () => feed.alarms())
}
