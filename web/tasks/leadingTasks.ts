import type { CommandOf, CommandType } from '@prumo/contracts/index'

const dates = ['startOn', 'endOn', 'isMilestone']

type Leading = { [Type in CommandType]?: (data: CommandOf<Type>['data']) => readonly string[] }

/** By command: the tasks that what follows them may have to make room for now. */
const leading: Leading = {
  ChangeTask: ({ taskId, predecessorIds = [], ...changes }) => [
    ...(dates.some((name) => name in changes) ? [taskId] : []),
    ...predecessorIds,
  ],
  ChangeTasks: ({ taskIds, ...changes }) => (dates.some((name) => name in changes) ? taskIds : []),
  SetTaskMilestone: ({ taskId }) => [taskId],
  AddDependency: ({ predecessorId }) => [predecessorId],
  ChangeDependency: ({ predecessorId }) => [predecessorId],
}

/** The tasks by whose change a command may leave others starting too early. */
export const leadingTasks = (type: CommandType, data: object): readonly string[] =>
  (leading[type] as ((data: object) => readonly string[]) | undefined)?.(data) ?? []
