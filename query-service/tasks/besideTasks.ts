import type { Feature, ProjectPlace } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import type { TagFields } from '@prumo/contracts/tasks/tags'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'
import { memberIdsOf } from '../reading/projectMembers'
import { projectPeople } from '../reading/projectPeople'
import { textOrder } from '../reading/textOrder'
import type { Place } from './cardsOf'

type Tag = TagFields & { tagId: string }
type Behaviour = Answer<'board'>['behaviour'] & Pick<Answer<'board'>, 'pushesSuccessors'>
const usual: Behaviour = { blockUnfinishedPredecessors: false, blockTasksOfOthers: false, pushesSuccessors: false }

/** The parts of a board beside its tasks; `used` are the tags that tasks wear. */
export async function besideTasks(
  db: Knex,
  { organizationId, projectId }: Place,
  project: ProjectPlace | undefined,
  used: Promise<ReadonlySet<string>>,
  seesAddress: (userId: string) => boolean,
): Promise<Omit<Answer<'board'>, 'tasks' | 'changed'>> {
  const inProject = { organization_id: organizationId, project_id: projectId }
  const [steps, tags, behaves, people, worn] = await Promise.all([
    db('tasks_steps')
      .where(inProject)
      .orderBy('rank')
      .select(columns('stepId', 'name', 'description', 'taskLimit', 'finishes', 'rank', 'lockedFields')),
    db('tasks_tags')
      .where(inProject)
      .orderByRaw(`${textOrder('description')}, tag_id`)
      .select(columns('tagId', 'description', 'textColour', 'colour')),
    db('tasks_behaviours')
      .where(inProject)
      .first(columns('blockUnfinishedPredecessors', 'blockTasksOfOthers', 'pushesSuccessors')),
    projectPeople(db, { organizationId, projectId }, project, seesAddress),
    used,
  ])
  const { pushesSuccessors, ...behaviour } = (behaves as Behaviour | undefined) ?? usual
  return {
    steps,
    tags: tags.map((tag: Tag) => ({ ...tag, inUse: worn.has(tag.tagId) })),
    behaviour,
    pushesSuccessors,
    ...people,
  }
}

/** Whose addresses are seen on a board: those of the project's members, by whoever is not kept from its settings. */
export const addressesOn = (project: ProjectPlace | undefined, leftOut: readonly Feature[]) => {
  const seen = leftOut.includes('projects') ? [] : memberIdsOf(project)
  return (userId: string) => seen.includes(userId)
}

/** The tags that tasks of a project wear, found without its tasks. */
export async function usedTagIds(db: Knex, { organizationId, projectId }: Place): Promise<Set<string>> {
  const rows: { tagId: string }[] = await db('tasks_tasks')
    .where({ organization_id: organizationId, project_id: projectId })
    .distinct(db.raw('jsonb_array_elements_text(tag_ids) as "tagId"'))
  return new Set(rows.map(({ tagId }) => tagId))
}
