import type { CommandType } from '@prumo/contracts/index'
import { Failure } from '../platform/server/failure'

const deeds: Partial<Record<CommandType, string>> = {
  AddTask: 'save',
  QuickAddTask: 'save',
  ChangeTask: 'update',
  ChangeTasks: 'bulk',
  MoveTask: 'update',
  SetTaskMilestone: 'update',
  SetTaskDeadline: 'update',
  AddDependency: 'update',
  ChangeDependency: 'update',
  RemoveDependency: 'update',
  DeleteTask: 'delete',
  ReschedulePlan: 'reschedule',
}

/** A missing permission, said of the task and of what was tried with it. */
export function taskFailure(type: CommandType, failure: Failure): Failure {
  const deed = deeds[type]
  return failure.code === 'access.noPermission' && deed
    ? new Failure(`task.noPermission.${deed}`, failure.status, failure.details, failure.fields, failure.requestId)
    : failure
}
