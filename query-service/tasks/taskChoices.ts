import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { addressesSeen } from '../reading/peopleNames'
import { projectPeople } from '../reading/projectPeople'
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
  const { people, formerPeople } = await projectPeople(db, { organizationId, projectId }, project, addressesSeen(asker))
  const assigneeIds: string[] = await db('tasks_tasks')
    .where(inProject)
    .whereIn(
      'assignee_id',
      formerPeople.map(({ userId }) => userId),
    )
    .distinct('assignee_id')
    .pluck('assignee_id')
  return {
    people,
    formerPeople: formerPeople.filter(({ userId }) => assigneeIds.includes(userId)),
    tags,
    deliveryGroups: deliveryGroups.sort(compareTexts),
  }
}
