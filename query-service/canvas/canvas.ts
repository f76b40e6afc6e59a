import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { addressesSeen } from '../reading/peopleNames'
import { projectPeople } from '../reading/projectPeople'
import { cardColumns } from './cardColumns'

export const canvas: Query<'canvas'> = async (db, { projectId }, asker) => {
  const {
    actor: { organizationId },
    project,
  } = asker
  const inProject = { organization_id: organizationId, project_id: projectId }
  const areas = await db('canvas_areas')
    .where(inProject)
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
    .where(inProject)
    .whereNull('c.deleted_at')
    .orderBy('c.rank')
    .select(cardColumns)
  const [deleted] = await db('canvas_cards').where(inProject).whereNotNull('deleted_at').count({ cards: '*' })
  return {
    areas,
    cards,
    ...(await projectPeople(db, { organizationId, projectId }, project, addressesSeen(asker))),
    deleted: Number(deleted?.cards ?? 0),
  }
}
