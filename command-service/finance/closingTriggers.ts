import type { EventOf, EventType, RecordedEvent } from '@prumo/contracts/index'
import { plainName } from '@prumo/contracts/sameName'
import type { Happening } from '../pipeline/policy'
import type { Plan } from '../tasks/planState'
import type { ClosingEntries } from './closingEntries'

/** What an event is about, of that on which closing an entry depends. A task's group is named by its title. */
type Subject = {
  taskIds?: Iterable<string>
  groups?: readonly (string | null | undefined)[]
  cardIds?: readonly string[]
  entryIds?: readonly string[]
}
type Subjects = { [Type in EventType]?: (data: EventOf<Type>['data'], plan: Plan) => Subject }

const ofTask = ({ taskId }: { taskId: string }, { tasks }: Plan): Subject => ({
  taskIds: [taskId],
  groups: [tasks.get(taskId)?.deliveryGroup],
})
const ofCard = ({ cardId }: { cardId: string }): Subject => ({ cardIds: [cardId] })
const ofEntry = ({ entryId }: { entryId: string }): Subject => ({ entryIds: [entryId] })

const subjects: Subjects = {
  TaskAdded: ({ deliveryGroup }) => ({ groups: [deliveryGroup] }),
  TaskMoved: ofTask,
  TaskProgressReported: ofTask,
  TaskDeliveryGroupChanged: ({ deliveryGroup, before }) => ({ groups: [deliveryGroup, before.deliveryGroup] }),
  TaskDeleted: ({ taskId, before }) => ({ taskIds: [taskId], groups: [before.deliveryGroup] }),
  TaskRestored: ({ taskId, deliveryGroup }) => ({ taskIds: [taskId], groups: [deliveryGroup] }),
  StepChanged: ({ stepId }, { tasks, tasksIn }) => {
    const taskIds = [...(tasksIn.get(stepId)?.ids ?? [])]
    return { taskIds, groups: [...new Set(taskIds.map((id) => tasks.get(id)?.deliveryGroup))] }
  },
  CardRenamed: ofCard,
  CardMoved: ofCard,
  CardRestored: ofCard,
  EntryRecorded: ofEntry,
  EntryChanged: ofEntry,
  EntryRestored: ofEntry,
}

/** The types of events after which an entry may have to be closed, or opened again. */
export const triggerTypes = Object.keys(subjects) as EventType[]

/** Of these types, most events change nothing that closing depends on. */
const changes: { [Type in EventType]?: (data: EventOf<Type>['data']) => boolean } = {
  TaskAdded: ({ deliveryGroup }) => deliveryGroup !== null,
  StepChanged: (data) => 'finishes' in data,
  EntryRecorded: ({ closesWithTasks }) => closesWithTasks,
  EntryChanged: (data) => data.closesWithTasks === true || 'origin' in data,
}

export function isTrigger({ type, data }: Pick<Happening, 'type' | 'data'>): boolean {
  const isChange = changes[type as EventType] as ((data: object) => boolean) | undefined
  return Object.hasOwn(subjects, type) && (isChange?.(data) ?? true)
}

/** Of each of these entries that the events concern, the last event that does. */
export function lastTriggers(
  events: readonly RecordedEvent[],
  plan: Plan,
  { forTask, forCard, forGroup, entries }: ClosingEntries,
): Map<string, RecordedEvent> {
  const last = new Map<string, RecordedEvent>()
  for (const event of events) {
    if (event.spelledOtherwise || !isTrigger(event)) continue
    const subjectOf = subjects[event.type] as ((data: object, plan: Plan) => Subject) | undefined
    const { taskIds = [], groups = [], cardIds = [], entryIds = [] } = subjectOf?.(event.data, plan) ?? {}
    const note = (ids: readonly string[] = []) => {
      for (const id of ids) last.set(id, event)
    }
    for (const taskId of taskIds) note(forTask.get(taskId))
    for (const group of groups) if (group != null) note(forGroup.get(plainName(group)))
    for (const cardId of cardIds) note(forCard.get(cardId))
    note(entryIds.filter((entryId) => entries.has(entryId)))
  }
  return last
}
