import { useTranslation } from 'react-i18next'
import { useShownDay } from '../platform/server/useShownDay'
import { useEveryTask } from './useEveryTask'
import type { TableManner } from './useTableDownloads'
import { withoutProject } from './withoutProject'

/** Saves all tasks of a project as a file that says in its name which project that is. */
export function useTaskExport() {
  const { t } = useTranslation()
  const everyTask = useEveryTask()
  const today = useShownDay()
  return async ({ projectId, pitch }: { projectId: string; pitch: string }, manner: TableManner) => {
    const { exportTasks } = await import('./exportTasks')
    const tasks = await everyTask({ scope: 'all', projectId, today })
    await exportTasks(withoutProject(tasks), { ...manner, name: `${pitch} - ${t('tasks.exportName')}` })
  }
}
