import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { ReadEvent } from './readEvent'

/** When a task was finished, and what was reported of it. */
type FinishedTask = { finishedAt: string | null; progress: number }

type Step = { finishes: boolean; since: string }
type Task = { stepId: string; inStepSince: string; progress: number; wholeSince: string | null; position: number }
type Plan = { steps: Map<string, Step>; tasks: Map<string, Task>; stepsPosition: number }
type Happening = { plan: Plan; data: Record<string, unknown>; event: RecordedEvent }

const textOf = (value: unknown) => String(value)

function begins({ plan, data, event: { at, position } }: Happening): void {
  const progress = Number(data.progress)
  const wholeSince = progress === 100 ? at : null
  plan.tasks.set(textOf(data.taskId), { stepId: textOf(data.stepId), inStepSince: at, progress, wholeSince, position })
}

function changes({ plan, data, event }: Happening, changed: (task: Task) => Partial<Task>): void {
  const task = plan.tasks.get(textOf(data.taskId))
  if (task) Object.assign(task, changed(task), { position: event.position })
}

function stepStands({ plan, data, event: { at, position } }: Happening): void {
  const stepId = textOf(data.stepId)
  const before = plan.steps.get(stepId)
  const finishes = data.finishes === undefined ? (before?.finishes ?? false) : data.finishes === true
  if (before?.finishes === finishes) return
  plan.steps.set(stepId, { finishes, since: at })
  plan.stepsPosition = position
}

/** What each event says of what is finished. All others say nothing of it. */
const on: Readonly<Record<string, (happening: Happening) => void>> = {
  TaskAdded: begins,
  TaskRestored: begins,
  TaskMoved: (happening) =>
    changes(happening, () => ({ stepId: textOf(happening.data.stepId), inStepSince: happening.event.at })),
  TaskProgressReported: (happening) =>
    changes(happening, ({ wholeSince }) => {
      const progress = Number(happening.data.progress)
      return { progress, wholeSince: progress === 100 ? (wholeSince ?? happening.event.at) : null }
    }),
  TaskDeleted: ({ plan, data }) => void plan.tasks.delete(textOf(data.taskId)),
  StepAdded: stepStands,
  StepChanged: stepStands,
  StepRemoved: ({ plan, data }) => void plan.steps.delete(textOf(data.stepId)),
}

/** Finished tasks by the events of the plans, reckoned without the folds of the read models. */
export function finishedTasks() {
  const plans = new Map<string, Plan>()
  return {
    take: ({ recorded, data }: ReadEvent): void => {
      const count = on[recorded.type]
      if (!count || data === undefined) return
      const projectId = recorded.projectId ?? ''
      const plan = plans.get(projectId) ?? { steps: new Map(), tasks: new Map(), stepsPosition: 0 }
      plans.set(projectId, plan)
      const event = { ...recorded, at: inMicroseconds(recorded.at) }
      count({ plan, data: data as Record<string, unknown>, event })
    },
    /** The task, and the position of the last event that had to do with whether it is finished. */
    of: (projectId: string, taskId: string): (FinishedTask & { position: number }) | undefined => {
      const plan = plans.get(projectId)
      const task = plan?.tasks.get(taskId)
      if (!plan || !task) return undefined
      const step = plan.steps.get(task.stepId)
      const byStep = step?.finishes ? later(task.inStepSince, step.since) : null
      const finishedAt = [task.wholeSince, byStep].filter((instant) => instant !== null).sort()[0] ?? null
      return { finishedAt, progress: task.progress, position: Math.max(task.position, plan.stepsPosition) }
    },
  }
}

/** An instant with all the places that Postgres has of a second, so that instants compare as texts. */
const inMicroseconds = (instant: string) =>
  instant.replace(/(\.\d+)?Z$/, (_, fraction = '.') => `${fraction.padEnd(7, '0')}Z`)

const later = (first: string, second: string) => (first > second ? first : second)
