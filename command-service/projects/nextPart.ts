import { equal } from '@prumo/platform/values/equal'
import type { Plan, PlanContent, WorkTime } from '../tasks/planState'
import { besideData, bytesOf, itemsOfPart, partBytes } from './itemsOfPart'

type Part = { name: string; content: PlanContent }
type Item = { id: string; bytes: number; content: Partial<PlanContent> }

/**
 * What is laid out next of a plan's content: as much as one append takes of what is not there yet; `undefined` when all
 * of it is. Its name is new.
 */
export function nextPart(content: PlanContent, plan: Plan, bytes = partBytes): Part | undefined {
  const taken = itemsOfPart(missing(content, plan), bytes)
  const [first] = taken
  // Whatever is first was in no part before, so no other part has this name.
  return first && { name: first.id, content: together(taken) }
}

const together = (items: readonly Item[]): PlanContent => {
  const behaviour = items.find(({ content }) => content.behaviour)?.content.behaviour
  const pushing = items.find(({ content }) => content.pushesSuccessors !== undefined)?.content
  const workTime = items.find(({ content }) => content.workTime)?.content.workTime
  return {
    steps: items.flatMap(({ content }) => content.steps ?? []),
    tags: items.flatMap(({ content }) => content.tags ?? []),
    tasks: items.flatMap(({ content }) => content.tasks ?? []),
    items: items.flatMap(({ content }) => content.items ?? []),
    ...(behaviour && { behaviour }),
    ...(pushing && { pushesSuccessors: pushing.pushesSuccessors ?? false }),
    ...(workTime && { workTime }),
  }
}

/** Tasks stand in steps and bear tags, items stand in tasks. */
function* missing(content: PlanContent, plan: Plan): Generator<Item> {
  const { steps, tags, behaviour, pushesSuccessors, workTime, tasks, items } = content
  // One more event names its locked fields.
  for (const step of steps)
    if (!plan.steps.has(step.stepId)) yield { id: step.stepId, bytes: 2 * bytesOf(step), content: { steps: [step] } }
  for (const tag of tags)
    if (!plan.tags.has(tag.tagId)) yield { id: tag.tagId, bytes: bytesOf(tag), content: { tags: [tag] } }
  if (behaviour && !equal(behaviour, plan.behaviour))
    yield { id: 'behaviour', bytes: bytesOf(behaviour), content: { behaviour } }
  if (pushesSuccessors !== undefined && pushesSuccessors !== plan.pushesSuccessors)
    yield { id: 'pushesSuccessors', bytes: besideData, content: { pushesSuccessors } }
  if (workTime && isMissing(workTime, plan))
    yield { id: 'workTime', bytes: workTime.holidays.length * besideData + bytesOf(workTime), content: { workTime } }
  for (const task of tasks)
    if (!plan.tasks.has(task.taskId)) yield { id: task.taskId, bytes: bytesOfTask(task), content: { tasks: [task] } }
  for (const item of items)
    if (!plan.tasks.get(item.taskId)?.checklist.has(item.itemId))
      yield { id: item.itemId, bytes: bytesOf(item), content: { items: [item] } }
}

const isMissing = ({ week, holidays }: WorkTime, plan: Plan) =>
  !equal(week, plan.workWeek) || holidays.some(({ holidayId }) => !plan.holidays.has(holidayId))

/** Each dependency may be an event of its own, and so may being a milestone and having a deadline. */
const bytesOfTask = (task: PlanContent['tasks'][number]) =>
  bytesOf(task) + (task.dependencies.length + Number(task.isMilestone) + Number(task.deadlineOn !== null)) * besideData
