import { auditsEverything } from '@prumo/contracts/access'
import { erasureDay } from '@prumo/contracts/audit/erasureDay'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { zonesIn } from '../reading/zonesIn'

type Row = {
  finishedAt: string | null
  erasesOn: string | null
  heldBecause: string | null
  heldAt: string | null
  heldBy: string | null
}

export const retention: Query<'retention'> = async (db, { projectId }, asker) => {
  const { actor } = asker
  const { organizationId } = actor
  const of = { organization_id: organizationId, project_id: projectId }
  const row: Row | undefined = await db('audit_retentions')
    .where(of)
    .first(columns('finishedAt', 'erasesOn', 'heldBecause', 'heldAt', 'heldBy'))
  const erasures = await db('audit_erasures')
    .where(of)
    .orderBy('position', 'desc')
    .select(columns('rule', 'erasedAt', 'count', 'exportedAt'), { from: 'from_at', to: 'to_at' })
  const { finishedAt = null, erasesOn = null, heldBecause = null, heldAt = null, heldBy = null } = row ?? {}
  const names = await peopleNames(db, asker, [heldBy])
  const zones = await zonesIn(db, organizationId)
  return {
    erasesOn: heldBecause === null ? (erasesOn ?? (finishedAt && erasureDay(zones, finishedAt))) : null,
    announced: erasesOn !== null,
    mayHold: auditsEverything(actor),
    hold:
      heldBecause !== null && heldAt ? { reason: heldBecause, at: heldAt, by: names.get(heldBy ?? '') ?? null } : null,
    erasures,
  }
}
