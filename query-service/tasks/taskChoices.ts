import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { offeredPeople } from '../reading/peopleNames'
import { memberIdsOf } from '../reading/projectMembers'
import { textOrder } from '../reading/textOrder'

export const taskChoices: Query<'taskChoices'> = async (db, { projectId }, asker) => {
  const {
    actor: { organizationId },
    project,
  } = asker
  const inProject = { organization_id: organizationId, project_id: projectId }
  const tags = await db('tasks_tags')
    .where(inProject)
    .orderByRaw(`${textOrder('description')}, tag_id`)
    .select(columns('tagId', 'description'))
  const deliveryGroups: string[] = await db('tasks_tasks')
    .where(inProject)
    .whereRaw(`delivery_group <> ''`)
    .distinct('delivery_group')
    .pluck('delivery_group')
  const memberIds = memberIdsOf(project)
  return {
    people: await offeredPeople(db, asker, memberIds),
    tags,
    deliveryGroups: deliveryGroups.sort(compareTexts),
  }
}
