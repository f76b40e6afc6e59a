import type { ReactNode } from 'react'
import type { ExportedTask } from './exportTasks'
import { RescheduleMenu } from './RescheduleMenu'
import { TaskActions } from './TaskActions'

type Props = {
  projectId: string | undefined
  tasks: () => Promise<readonly ExportedTask[]>
  /** How the list is shown. */
  children: ReactNode
}

/** What can be done with a list of tasks. In a project its whole plan can be rescheduled besides. */
export const ListActions = ({ projectId, tasks, children }: Props) => (
  <>
    {children}
    {projectId && <RescheduleMenu projectId={projectId} />}
    <TaskActions projectId={projectId} screen="list" tasks={tasks} />
  </>
)
