import { useParams } from 'react-router-dom'
import { TaskList } from './TaskList'

/** The tasks of one project as a list. */
export function ProjectTasksScreen() {
  const { projectId = '' } = useParams()
  return <TaskList scope="all" projectId={projectId} />
}
