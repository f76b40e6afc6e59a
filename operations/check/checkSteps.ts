import type { Projection } from '@prumo/projections/projection'
import { type Checkpoint, readCheckpoints } from '@prumo/projections/projector/checkpoints'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import type { ClientBase } from 'pg'
import { openInstances } from './instances'

/** I5: how far the read models are. Answers, besides, those that can be compared. */
export async function checkSteps(client: ClientBase, projections: readonly Projection[], head: () => Promise<number>) {
  const violations = openInstances()
  const checkpoints = await readCheckpoints(client)
  const end = await head()
  const shards = new Set(checkpoints.map(({ shard }) => shard)).size
  const served = await servedTables(client)

  const ofProjections = projections.map((projection) => ({ projection, of: checkpointsOf(checkpoints, projection) }))
  for (const { projection, of } of ofProjections) {
    const { table, version } = projection
    const live = new Set(
      checkpoints
        .filter((checkpoint) => checkpoint.table === table && checkpoint.live)
        .map((checkpoint) => checkpoint.version),
    )
    if (!live.has(version)) violations.add(`${table}: version ${version} does not serve, but ${[...live]}`)
    for (let shard = 0; shard < shards; shard++)
      if (!of.some((checkpoint) => checkpoint.shard === shard))
        violations.add(`${table}: shard ${shard} has no checkpoint`)
    for (const { shard, position } of of)
      if (position > end) violations.add(`${table}: shard ${shard} is at ${position}, but the log ends at ${end}`)
    const name = readModelTable(projection).name
    if (!served.has(table)) violations.add(`${table}: nothing serves`)
    else if (served.get(table) !== name) violations.add(`${table}: ${served.get(table)} serves, not ${name}`)
  }
  for (let shard = 0; shard < shards; shard++) {
    const positions = new Set(
      ofProjections.flatMap(({ of }) => of.filter((checkpoint) => checkpoint.shard === shard).map(positionOf)),
    )
    if (positions.size > 1) violations.add(`shard ${shard}: its read models are at ${[...positions].join(', ')}`)
  }

  const comparable = ofProjections.filter(({ projection, of }) => of.length > 0 && served.has(projection.table))
  return {
    violations,
    looked: `${projections.length} read models in ${shards} shards, ${checkpoints.length} checkpoints, log up to ${end}`,
    comparable: comparable.map(({ projection }) => projection),
  }
}

const positionOf = ({ position }: Checkpoint) => position

const checkpointsOf = (checkpoints: readonly Checkpoint[], { table, version }: Projection) =>
  checkpoints.filter((checkpoint) => checkpoint.table === table && checkpoint.version === version)

/** What queries read, by the name they know: the table of one of its versions. */
async function servedTables(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select distinct v.relname as name, t.relname as table
     from pg_class v
     join pg_rewrite r on r.ev_class = v.oid
     join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
     join pg_class t on t.oid = d.refobjid and t.relkind = 'r'
     where v.relkind = 'v' and v.relnamespace = 'read'::regnamespace`,
  )
  return new Map(rows.map(({ name, table }) => [name, table]))
}
