import type { Answer } from '@prumo/contracts/index'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'

export const deletedCards: Query<'deletedCards'> = async (db, { projectId }, asker) => {
  const { organizationId } = asker.actor
  const found: Answer<'deletedCards'> = await db('canvas_cards as c')
    .leftJoin('canvas_areas as a', (on) => on.on('a.area_id', 'c.area_id').andOn('a.project_id', 'c.project_id'))
    .where({ 'c.organization_id': organizationId, 'c.project_id': projectId })
    .whereNotNull('c.deleted_at')
    .orderBy('c.deleted_at', 'desc')
    .orderBy('c.card_id')
    .select(columnsOf('c', 'cardId', 'title', 'areaId', 'deletedAt', 'deletedBy'), {
      areaName: 'a.name',
      reason: 'c.deletion_reason',
    })
  const names = await peopleNames(
    db,
    asker,
    found.map(({ deletedBy }) => deletedBy),
  )
  return found.map(({ deletedBy, ...card }) => ({
    ...card,
    deletedBy: deletedBy && (names.get(deletedBy) ?? null),
  }))
}
