import { plainName } from '@prumo/contracts/sameName'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { eventBytes, inParts, partOf } from '../rules/inParts'
import type { Plan, Rules, Task } from './planState'
import type { CardRenaming } from './planSteps'
import { eventsOf } from './taskRules'

/** Tasks name a card as it is called now, in place of a former name. Locks do not matter: no other card is meant. */
export const cardNameRule: Rules<'FollowCardName'> = {
  FollowCardName: ({ taskIds, ...renaming }, plan) =>
    taskIds.flatMap((taskId) => {
      const task = plan.tasks.get(taskId)
      return task ? renamedIn(renaming, taskId, task) : []
    }),
}

/** The tasks that name a card as it was called before, in parts of which each is one append. */
export const followingParts = (renaming: CardRenaming, { tasks }: Plan): { name: string; taskIds: string[] }[] => {
  const renamed = [...tasks].flatMap(([taskId, task]) => {
    const bytes = renamedIn(renaming, taskId, task).reduce((sum, event) => sum + eventBytes(event), 0)
    return bytes > 0 ? [{ taskId, bytes }] : []
  })
  return inParts(renamed, ({ bytes }) => bytes).map((part) => {
    const taskIds = part.map(({ taskId }) => taskId)
    return { name: `tasks ${partOf(taskIds)}`, taskIds }
  })
}

function renamedIn({ projectId, field, formerNames, name }: CardRenaming, taskId: string, task: Task): PlanEvent[] {
  const today = (text: string) => (formerNames.includes(plainName(text)) ? name : text)
  const { deliveryGroup, requirements } = task
  const named =
    field === 'requirements'
      ? { requirements: [...new Set(requirements.map(today))] }
      : { deliveryGroup: deliveryGroup === null ? null : today(deliveryGroup) }
  return eventsOf<PlanEvent>({ projectId, taskId }, task, named)
}
