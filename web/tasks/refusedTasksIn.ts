import { Failure } from '../platform/server/failure'
import type { SelectedTask } from './SelectedTasks'

export type RefusedChange = { taskId: string; title: string; failure: Failure }
type Named = { taskId: string; title: string; code: string; details: Record<string, unknown> }

/** The tasks that a refusal names, each with its reason; none where it is about something else. */
export function refusedTasksIn({ code, status, details }: Failure, tasks: readonly SelectedTask[]): RefusedChange[] {
  if (code === 'tasks.refused')
    return (details.tasks as Named[]).map(({ taskId, title, code: reason, details: of }) => ({
      taskId,
      title,
      failure: new Failure(reason, status, of),
    }))
  const gone = Array.isArray(details.taskIds) ? details.taskIds : []
  return tasks
    .filter(({ taskId }) => gone.includes(taskId))
    .map(({ taskId, title }) => ({ taskId, title, failure: new Failure(code, status) }))
}
