import type { ViewScreen } from '@prumo/contracts/tasks/views'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from './ExportMenu'
import type { ExportedTask } from './exportTasks'
import { SavedViews } from './SavedViews'

type Props = {
  /** Across projects, no view is saved. */
  projectId: string | undefined
  screen: ViewScreen
  tasks: () => Promise<readonly ExportedTask[]>
}

/** What can be done with all the tasks that a screen shows: keep them as a view, export them. */
export function TaskActions({ projectId, screen, tasks }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {projectId && <SavedViews projectId={projectId} screen={screen} />}
      <ExportMenu
        save={async (manner) => {
          const { exportTasks } = await import('./exportTasks')
          await exportTasks(await tasks(), { ...manner, name: t('tasks.exportName') })
        }}
      />
    </>
  )
}
