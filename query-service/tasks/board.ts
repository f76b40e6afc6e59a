import type { Answer } from '@prumo/contracts/index'
import type { TagFields } from '@prumo/contracts/tasks/tags'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { memberIdsOf, namedPeople } from '../reading/projectMembers'
import { cardColumns } from './cardColumns'
import { checklistCounts } from './checklistCounts'

type Task = Omit<Answer<'board'>['tasks'][number], 'checklistCount' | 'checklistDone'>

export const board: Query<'board'> = async (db, { projectId }, { actor: { organizationId }, project }) => {
  const inProject = { organization_id: organizationId, project_id: projectId }
  const steps = await db('tasks_steps')
    .where(inProject)
    .orderBy('rank')
    .select(columns('stepId', 'name', 'description', 'taskLimit', 'finishes', 'rank', 'lockedFields'))
  const tasks: Task[] = await db('tasks_tasks as t')
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .select(cardColumns)
    .orderBy('t.rank')
  const countsOf = await checklistCounts(db, organizationId, (items) => items.where('k.project_id', projectId))
  const tags = await db('tasks_tags')
    .where(inProject)
    .orderByRaw('lower(description)')
    .select(columns('tagId', 'description', 'textColour', 'colour'))
  const behaviour = await db('tasks_behaviours')
    .where(inProject)
    .first(columns('blockUnfinishedPredecessors', 'blockTasksOfOthers'))
  const memberIds = memberIdsOf(project)
  const names = await peopleNames(db, organizationId, memberIds)
  const used = new Set(tasks.flatMap(({ tagIds }) => tagIds))
  return {
    steps,
    tasks: tasks.map((task) => Object.assign(task, countsOf({ projectId, taskId: task.taskId }))),
    tags: tags.map((tag: TagFields & { tagId: string }) => ({
      ...tag,
      inUse: used.has(tag.tagId),
    })),
    behaviour: behaviour ?? { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
    people: namedPeople(memberIds, names),
  }
}
