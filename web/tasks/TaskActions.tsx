import type { ViewScreen } from '@prumo/contracts/tasks/views'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../platform/server/everyItem'
import { ExportMenu } from './ExportMenu'
import type { ExportedTask } from './exportTasks'
import { SavedViews } from './SavedViews'

type Props = {
  /** Across projects, no view is saved. */
  projectId: string | undefined
  screen: ViewScreen
  /** What the screen is called on paper, and what narrows it without being a filter that can be let go. */
  title: string
  usually?: string | undefined
  tasks: (reading?: Reading) => Promise<readonly ExportedTask[]>
}

/** What can be done with all the tasks that a screen shows: keep them as a view, export and print them. */
export function TaskActions({ projectId, screen, title, usually, tasks }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {projectId && <SavedViews projectId={projectId} screen={screen} />}
      <ExportMenu
        save={async (manner) => {
          const { exportTasks } = await import('./exportTasks')
          await exportTasks(await tasks(), { ...manner, name: t('tasks.exportName') })
        }}
        paper={async (reading) => {
          const { taskTable } = await import('./exportTasks')
          const table = taskTable(await tasks(reading), t, screen === 'board')
          return { title, table, filters: usually ? [usually] : [] }
        }}
      />
    </>
  )
}
