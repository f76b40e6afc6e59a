import { changedKindOf, holderKindOf } from '@prumo/contracts/audit/changedKindOf'
import type { ChangedPlace } from '@prumo/contracts/audit/queries'
import { targetKinds } from '@prumo/contracts/discussion/target'
import type { Knex } from 'knex'

type Row = { kind: string; recordId: string | null }

/** Answers what says of what kind the subject of an action is, and which record has it. */
export async function placesOf(
  db: Knex,
  organizationId: string,
  rows: readonly Row[],
): Promise<(row: Row) => ChangedPlace | null> {
  const targets = rows.flatMap(({ kind, recordId }) => (holderKindOf(kind) === null && recordId ? [recordId] : []))
  // The log's rows have no kind of a target, but each thing was named under its kind.
  const named: { id: string; kind: (typeof targetKinds)[number] }[] = await db('audit_names')
    .where({ organization_id: organizationId })
    .whereIn('thing_id', targets)
    .whereIn('kind', targetKinds)
    .distinct({ id: 'thing_id', kind: 'kind' })
  const kinds = new Map(named.map(({ id, kind }) => [id, kind]))
  return ({ kind: type, recordId }) => {
    if (recordId === null) return null
    const holderKind = holderKindOf(type) ?? kinds.get(recordId)
    const kind = changedKindOf(type)
    return holderKind && kind ? { kind, holder: { kind: holderKind, id: recordId } } : null
  }
}
