import type { Query } from '../pipeline/query'
import { peopleNames } from '../reading/peopleNames'

type Found = { deletedBy: string | null } & Record<string, unknown>

export const deletedCards: Query<'deletedCards'> = async (db, { projectId }, { actor: { organizationId } }) => {
  const found: Found[] = await db('canvas_cards as c')
    .leftJoin('canvas_areas as a', (on) => on.on('a.area_id', 'c.area_id').andOn('a.project_id', 'c.project_id'))
    .where({ 'c.organization_id': organizationId, 'c.project_id': projectId })
    .whereNotNull('c.deleted_at')
    .orderBy('c.deleted_at', 'desc')
    .orderBy('c.card_id')
    .select('c.card_id as cardId', 'c.title', 'c.area_id as areaId', 'a.name as areaName')
    .select('c.deletion_reason as reason', 'c.deleted_at as deletedAt', 'c.deleted_by as deletedBy')
  const names = await peopleNames(
    db,
    organizationId,
    found.map(({ deletedBy }) => deletedBy),
  )
  return found.map(({ deletedBy, ...card }) => ({
    ...card,
    deletedBy: deletedBy && (names.get(deletedBy) ?? null),
  })) as never
}
