import { Checklist } from './Checklist'
import { Predecessors } from './Predecessors'
import { TaskFacts } from './TaskFacts'
import { TaskForm } from './TaskForm'
import type { Task } from './taskValues'

type Props = { task: Task; mayEdit: boolean; refresh: () => Promise<unknown> }

/** All that a task says of itself, to be read and changed. */
export const TaskDetails = ({ task, mayEdit, refresh }: Props) => (
  <>
    <TaskFacts task={task} />
    <TaskForm task={task} mayEdit={mayEdit} refresh={refresh} />
    <Predecessors task={task} mayEdit={mayEdit} />
    <Checklist task={task} mayEdit={mayEdit} />
  </>
)
