import { changedTaskIds } from '../movedTasks'
import { projection } from '../projection'

type CardChange = { taskId: string; projectId: string; position: number }
type OfTask = Pick<CardChange, 'taskId' | 'projectId'>

const at = (_: CardChange | null, { taskId, projectId }: OfTask, { position }: { position: number }): CardChange => ({
  taskId,
  projectId,
  position,
})

type OfTasks = Pick<CardChange, 'projectId'>

const among = (_: CardChange | null, { projectId }: OfTasks, { position }: { position: number }, taskId: string) => ({
  taskId,
  projectId,
  position,
})

/** One row per task that ever was: the position of the last event that changed its card, or took it away. */
export const cardChanges = projection<CardChange>({
  table: 'tasks_card_changes',
  version: 2,
  key: 'taskId',
  keys: changedTaskIds,
  ofPresent: true,

  columns: (table) => {
    for (const id of ['task_id', 'project_id']) table.uuid(id).notNullable()
    table.bigInteger('position').notNullable()
    table.index(['organization_id', 'project_id', 'position'])
  },

  on: {
    TaskAdded: at,
    TaskMoved: at,
    TaskReordered: at,
    TaskRenamed: at,
    TaskDescribed: at,
    TaskRescheduled: at,
    TaskBaselineSet: at,
    TasksRescheduled: among,
    TasksRebaselined: among,
    TaskAssigned: at,
    TaskPrioritized: at,
    TaskTagged: at,
    TaskDeliveryGroupChanged: at,
    TaskRequirementsChanged: at,
    TaskPredecessorsChanged: at,
    DependencyAdded: at,
    DependencyChanged: at,
    DependencyRemoved: at,
    TaskProgressReported: at,
    TaskEffortEstimated: at,
    TaskEffortRealized: at,
    TaskHourValueSet: at,
    TaskColoured: at,
    TaskOccurrenceSet: at,
    TaskCustomFieldsChanged: at,
    TaskMilestoneSet: at,
    TaskDeadlineSet: at,
    TaskDeleted: at,
    TaskRestored: at,
    ChecklistItemAdded: at,
    ChecklistItemChanged: at,
    ChecklistItemTicked: at,
    ChecklistItemRemoved: at,
  },
})
