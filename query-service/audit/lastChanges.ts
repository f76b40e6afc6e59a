import { isClosedTo, may } from '@prumo/contracts/access'
import { changesWhileOpen } from '@prumo/contracts/audit/lastChanges'
import { featureOfTarget, type TargetKind } from '@prumo/contracts/discussion/target'
import { needs } from '@prumo/contracts/index'
import { partFieldOf } from '@prumo/contracts/meanings'
import type { Knex } from 'knex'
import type { Asker, Query } from '../pipeline/query'
import { changedFieldsOf, changersIn, type KeptChanges } from '../reading/changedFieldsOf'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { notErased } from './notErased'

type Input = Parameters<Query<'lastChanges'>>[1]
type Row = { field: string; by: string | null; at: string }

/** Whoever may change the record is answered who did: rights to the log itself are not needed. */
export const lastChanges: Query<'lastChanges'> = async (db, input, asker) => {
  const { reader, projectNow } = asker
  const isOpen = may(reader, needs[input.type], projectNow).allowed && (await seesTarget(db, input, asker))
  if (!isOpen) return { changedFields: {} }
  const rows: Row[] = await lastOf(db, input, reader.organizationId)
  const kept: KeptChanges = Object.fromEntries(rows.map(({ field, by, at }) => [field, { by, at }]))
  const names = await peopleNames(db, asker, changersIn(kept))
  return { changedFields: changedFieldsOf(kept, names) }
}

/** Each field of the record that was ever changed, with the last action that gave it another value. */
function lastOf(db: Knex, input: Input, organizationId: string) {
  const { type, projectId = null, recordId = organizationId, partId } = input
  const kind = changesWhileOpen[type]
  const partField = partFieldOf.get(kind)
  const part = JSON.stringify(partField ? [{ field: partField, after: partId ?? null }] : [])
  return db('audit_actions as a')
    .joinRaw('cross join lateral jsonb_array_elements(a.changes) as c(change)')
    .where({ 'a.organization_id': organizationId, 'a.record_id': recordId, 'a.kind': kind })
    .whereRaw('a.project_id is not distinct from ?', [projectId])
    .whereRaw('a.changes @> ?::jsonb', [part])
    .whereRaw(`jsonb_exists(c.change, 'before') and c.change -> 'before' is distinct from c.change -> 'after'`)
    .modify(notErased(db))
    .orderByRaw(`c.change ->> 'field', a.position desc`)
    .select(db.raw(`distinct on (c.change ->> 'field') c.change ->> 'field' as field, a.actor_id as by, a.at`))
}

/** A file is not seen by whoever does not see what it is attached to. */
async function seesTarget(db: Knex, { type, partId = '', projectId = '' }: Input, { reader, projectNow }: Asker) {
  if (type !== 'DescribeFile') return true
  if (!projectId || !partId) return false
  const file: { targetKind: TargetKind } | undefined = await db('discussion_files')
    .where({ organization_id: reader.organizationId, project_id: projectId, file_id: partId })
    .first(columns('targetKind'))
  return file !== undefined && !isClosedTo(reader, featureOfTarget[file.targetKind], projectNow)
}
