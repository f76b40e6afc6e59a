import type { TaskGrouping } from '@prumo/contracts/tasks/views'
import type { Reading } from '../platform/server/everyItem'
import type { ExportedTask } from './exportTasks'
import { GroupingMenu } from './GroupingMenu'
import { RescheduleMenu } from './RescheduleMenu'
import { TaskActions } from './TaskActions'

type Props = {
  projectId: string | undefined
  groupings: readonly TaskGrouping[]
  grouping: TaskGrouping | undefined
  onGroup: (grouping: string) => void
  title: string
  usually: string | undefined
  tasks: (reading?: Reading) => Promise<readonly ExportedTask[]>
}

/** What can be done with a list of tasks. In a project its whole plan can be rescheduled besides. */
export const ListActions = ({ projectId, groupings, grouping, onGroup, ...shown }: Props) => (
  <>
    <GroupingMenu groupings={groupings} grouping={grouping} onChange={onGroup} />
    {projectId && <RescheduleMenu projectId={projectId} />}
    <TaskActions projectId={projectId} screen="list" {...shown} />
  </>
)
