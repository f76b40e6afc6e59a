import type { TargetKind } from '@prumo/contracts/discussion/target'
import type { Knex } from 'knex'
import { closedTo } from '../pipeline/closedTo'
import type { Asker } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { guardOf } from './openChanges'

type NamedThing = {
  thingId: string
  position: number
  name: string
  projectId: string | null
  targetKind: TargetKind | null
}

/**
 * The name that each thing had at a position of the log; its first name where it had none yet. Files have none for
 * whom what they are attached to is closed.
 */
export async function thingNames(db: Knex, asker: Asker, ids: readonly string[]) {
  const rows: NamedThing[] = await db('audit_names as n')
    .leftJoin('audit_actions as a', (on) =>
      on.on('a.organization_id', 'n.organization_id').andOn('a.position', 'n.position').andOnVal('n.kind', 'file'),
    )
    .where({ 'n.organization_id': asker.actor.organizationId })
    .whereIn('n.thing_id', ids)
    .orderBy('n.position')
    .select(columnsOf('n', 'thingId', 'position', 'name'), columnsOf('a', 'projectId', 'targetKind'))
  const guarded = rows.filter(({ targetKind }) => guardOf(targetKind))
  const closedIn = await closedTo(
    db,
    asker,
    guarded.flatMap(({ projectId }) => projectId ?? []),
  )
  const isOpen = ({ projectId, targetKind }: NamedThing) => {
    const guard = guardOf(targetKind)
    return guard === undefined || !closedIn(projectId ?? undefined)(guard)
  }
  const byThing = new Map<string, typeof rows>()
  for (const row of rows.filter(isOpen)) byThing.set(row.thingId, [...(byThing.get(row.thingId) ?? []), row])
  return (id: string, at: number) => {
    const names = byThing.get(id) ?? []
    return (names.findLast(({ position }) => position <= at) ?? names[0])?.name
  }
}
