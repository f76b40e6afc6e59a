import type { Answer } from '@prumo/contracts/index'
import type { Query } from '../pipeline/query'
import { peopleNames } from '../reading/peopleNames'
import { cardColumns } from './cardColumns'
import { checklistCounts } from './checklistCounts'

type Task = Omit<Answer<'board'>['tasks'][number], 'checklistCount' | 'checklistDone'>

export const board: Query<'board'> = async (db, { projectId }, { actor: { organizationId }, project }) => {
  const here = { organization_id: organizationId, project_id: projectId }
  const steps = await db('tasks_steps')
    .where(here)
    .orderBy('rank')
    .select(
      'step_id as stepId',
      'name',
      'description',
      'task_limit as taskLimit',
      'finishes',
      'rank',
      'locked_fields as lockedFields',
    )
  const tasks: Task[] = await db('tasks_tasks as t')
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .select(cardColumns)
    .orderBy('t.rank')
  const countsOf = await checklistCounts(db, organizationId, (items) => items.where('k.project_id', projectId))
  const tags = await db('tasks_tags')
    .where(here)
    .orderByRaw('lower(description)')
    .select('tag_id as tagId', 'description', 'text_colour as textColour', 'colour')
  const behaviour = await db('tasks_behaviours')
    .where(here)
    .first(
      'block_unfinished_predecessors as blockUnfinishedPredecessors',
      'block_tasks_of_others as blockTasksOfOthers',
    )
  const userIds = project ? [...new Set([project.ownerId, ...Object.keys(project.roles)])] : []
  const names = await peopleNames(db, organizationId, userIds)
  const used = new Set(tasks.flatMap(({ tagIds }) => tagIds))
  return {
    steps,
    tasks: tasks.map((task) => Object.assign(task, countsOf({ projectId, taskId: task.taskId }))),
    tags: tags.map((tag: { tagId: string; description: string; textColour: string; colour: string }) => ({
      ...tag,
      inUse: used.has(tag.tagId),
    })),
    behaviour: behaviour ?? { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
    people: userIds
      .map((userId) => ({ userId, name: names.get(userId) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  }
}
