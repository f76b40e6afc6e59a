import { fetchQuery } from '../platform/server/api'

/** The end that a task has since its start was moved; none where it cannot be asked for. */
export const askForNewEnd = async (projectId: string, taskId: string): Promise<string | undefined> => {
  const task = await fetchQuery('task', { projectId, taskId }).catch(() => undefined)
  return task?.endOn
}
