import { Invalid } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { notErased } from '../audit/notErased'

type OfProject = { organizationId: string; projectId: string }
type Found = { position: number } | undefined

/**
 * The position of a project's last event until an instant, as a past of that instant has it; −1 where it had none.
 * Refuses an instant of which the action log was erased.
 */
export async function positionAt(db: Knex, of: OfProject, instant: string): Promise<number> {
  const inProject = { organization_id: of.organizationId, scope_id: of.projectId }
  const latest: Found = await db('audit_actions')
    .where(inProject)
    .where('at', '<=', instant)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'position', order: 'desc' },
    ])
    .first('position')
  if (!latest) return -1
  const late: Found = await db('audit_times')
    .where(inProject)
    .where('position', '>', latest.position)
    .where('at', '<=', instant)
    .orderBy('position', 'desc')
    .first('position')
  const position = late?.position ?? latest.position
  const kept = await db('audit_actions as a')
    .where({ 'a.organization_id': of.organizationId, 'a.scope_id': of.projectId, 'a.position': position })
    .modify(notErased(db))
    .first('a.position')
  if (!kept) throw new Invalid([{ path: 'statusOn', code: 'asOf.erased' }])
  return position
}
