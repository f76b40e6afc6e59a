import type { Person } from '../world/person'
import { firstStepOf } from './firstStepOf'
import { fresh } from './fresh'

/** A task in the first step of a project, planned for a week that is far away. */
export async function taskIn(author: Person, projectId: string, title: string): Promise<string> {
  const taskId = fresh()
  const stepId = await firstStepOf(author, projectId)
  await author.act('AddTask', { projectId, taskId, stepId, title, startOn: '2027-03-02', endOn: '2027-03-06' })
  return taskId
}
