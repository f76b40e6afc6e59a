import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { containsText } from '../reading/containsText'
import { visibleTo } from './visibleProjects'

const most = 20

export const search: Query<'search'> = async (db, { text }, { actor }) => {
  const projects: { projectId: string; title: string; detail: string | null }[] = await db('projects_projects as p')
    .modify(visibleTo(actor))
    .modify(containsText(text, 'p.pitch', 'p.internal_code'))
    .orderBy('p.pitch')
    .limit(most / 2)
    .select(columnsOf('p', 'projectId'), { title: 'p.pitch', detail: 'p.internal_code' })
  const tasks: { id: string; projectId: string; title: string; detail: string }[] = await db('tasks_tasks as t')
    .join('projects_projects as p', 'p.project_id', 't.project_id')
    .modify(visibleTo(actor))
    .where('t.organization_id', actor.organizationId)
    .modify(containsText(text, 't.title'))
    .orderBy('t.changed_at', 'desc')
    .limit(most / 2)
    .select(columnsOf('t', 'projectId', 'title'), { id: 't.task_id', detail: 'p.pitch' })
  return [
    ...projects.map(({ detail, ...project }) => ({
      ...project,
      kind: 'project' as const,
      id: project.projectId,
      detail: detail ?? '',
    })),
    ...(actor.rights.tasks === 'noAccess' && !actor.administrator
      ? []
      : tasks.map((task) => ({ ...task, kind: 'task' as const }))),
  ]
}
