import { auditsEverything } from '@prumo/contracts/access'
import { erasureDay } from '@prumo/contracts/audit/erasureDay'
import type { Query } from '../pipeline/query'
import { peopleNames } from '../reading/peopleNames'

type Row = {
  finishedAt: string | null
  erasesOn: string | null
  heldBecause: string | null
  heldAt: string | null
  heldBy: string | null
}

export const retention: Query<'retention'> = async (db, { projectId }, { actor }) => {
  const { organizationId } = actor
  const of = { organization_id: organizationId, project_id: projectId }
  const row: Row | undefined = await db('audit_retentions')
    .where(of)
    .first(
      'finished_at as finishedAt',
      'erases_on as erasesOn',
      'held_because as heldBecause',
      'held_at as heldAt',
      'held_by as heldBy',
    )
  const erasures = await db('audit_erasures')
    .where(of)
    .orderBy('position', 'desc')
    .select('rule', 'erased_at as erasedAt', 'from_at as from', 'to_at as to', 'count', 'exported_at as exportedAt')
  const { finishedAt = null, erasesOn = null, heldBecause = null, heldAt = null, heldBy = null } = row ?? {}
  const names = await peopleNames(db, organizationId, [heldBy])
  return {
    erasesOn: heldBecause === null ? (erasesOn ?? (finishedAt && erasureDay(finishedAt))) : null,
    announced: erasesOn !== null,
    mayHold: auditsEverything(actor),
    hold:
      heldBecause !== null && heldAt ? { reason: heldBecause, at: heldAt, by: names.get(heldBy ?? '') ?? null } : null,
    erasures,
  }
}
