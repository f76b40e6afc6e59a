import type { Person } from '../world/person'
import { firstStepOf } from './firstStepOf'
import { fresh } from './fresh'

const [successors, predecessors] = [65, 60]

/**
 * A task with so many successors, each with so many of their own, that one append cannot hold all that stop waiting.
 * `otherTaskId` is one more like it, for which the same ones wait.
 */
export async function awaitedTask(author: Person, projectId: string) {
  const stepId = await firstStepOf(author, projectId)
  const add = async (predecessorIds: string[]) => {
    const taskId = fresh()
    const days = { startOn: '2026-03-02', endOn: '2026-03-06' }
    await author.act('AddTask', { projectId, taskId, stepId, title: taskId, predecessorIds, ...days })
    return taskId
  }
  const predecessorIds: string[] = []
  for (let nth = 0; nth < predecessors; nth++) predecessorIds.push(await add([]))
  const successorIds: string[] = []
  for (let nth = 0; nth < successors; nth++) successorIds.push(await add(predecessorIds))
  const [taskId = '', otherTaskId = ''] = predecessorIds
  return { taskId, otherTaskId, successorIds }
}
