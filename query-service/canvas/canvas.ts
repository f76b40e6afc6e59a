import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { cardColumns } from './cardColumns'

export const canvas: Query<'canvas'> = async (db, { projectId }, { actor: { organizationId }, project }) => {
  const here = { organization_id: organizationId, project_id: projectId }
  const areas = await db('canvas_areas')
    .where(here)
    .orderBy('rank')
    .select(
      columns(
        'areaId',
        'canvas',
        'standardArea',
        'rank',
        'name',
        'quickTip',
        'completeTip',
        'required',
        'financialIntegration',
        'classifications',
        'additionalField',
      ),
    )
  const cards = await db('canvas_cards as c')
    .where(here)
    .whereNull('c.deleted_at')
    .orderBy('c.rank')
    .select(cardColumns)
  const [deleted] = await db('canvas_cards').where(here).whereNotNull('deleted_at').count({ cards: '*' })
  const userIds = project ? [...new Set([project.ownerId, ...Object.keys(project.roles)])] : []
  const names = await peopleNames(db, organizationId, userIds)
  return {
    areas,
    cards,
    people: userIds
      .map((userId) => ({ userId, name: names.get(userId) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    deleted: Number(deleted?.cards ?? 0),
  }
}
