import { projections } from '@prumo/projections/index'
import { layOut } from '@prumo/projections/past/layOut'
import pg from 'pg'
import { expect, it } from 'vitest'
import { anOutflow } from '../given/anOutflow'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const theWorld = await world({})
const withVersions = projections.filter(({ versionsIn }) => versionsIn)

it('AUD-01 versions are found by index, also by a role whose rows are limited', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  await ana.act('RecordEntry', { projectId, ...anOutflow(await taskIn(ana, projectId, 'Fundação')) })
  const client = new pg.Client({ connectionString: theWorld.databaseUrl })
  await client.connect()
  try {
    const organizationId = ana.organizationId
    for (const sql of ['set role prumo_query', 'set enable_seqscan = off', 'set enable_bitmapscan = off'])
      await client.query(sql)
    await client.query(`select set_config('prumo.organization_id', $1, false)`, [organizationId])
    expect(withVersions.map(({ table }) => table)).toContain('finance_installments')
    for (const projection of withVersions) {
      await layOut(client, projection, { organizationId, projectId, position: 6_000, erased: 0 }, [])
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain select * from pg_temp.${projection.table}`)
      const conditions = rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => line.startsWith('Index Cond'))
      expect(conditions.filter((condition) => condition.includes('fork = ANY'))).toHaveLength(2)
    }
  } finally {
    await client.end()
  }
})
