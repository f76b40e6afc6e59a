import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { equal } from '@prumo/platform/values/equal'
import { generateNKeysBetween } from 'fractional-indexing'
import { saidAgain } from './dependencyRules'
import type { Plan, PlanContent, Rules, WorkTime } from './planState'
import { scheduledAgain } from './scheduledAgain'
import { successorPushingRules } from './successorPushing'

type Events = PlanEvent[]

/** How a new project's plan begins. */
export const layingOutRules: Rules<'LayOutPlan' | 'LayOutPart'> = {
  LayOutPlan: ({ projectId, steps }, plan) => {
    if (plan.steps.size > 0) return []
    const ranks = generateNKeysBetween(null, null, steps.length)
    return steps.flatMap((step, index) => stepEvents(projectId, { ...step, rank: ranks[index] ?? '' }))
  },

  // Whoever lays out a project that is whole by now comes too late: somebody may have removed what is missing.
  LayOutPart: ({ projectId, steps, tags, behaviour, pushesSuccessors, workTime, tasks, items }, plan, by) =>
    by.project?.copying !== 'underWay'
      ? []
      : [
          ...steps.filter(({ stepId }) => !plan.steps.has(stepId)).flatMap((step) => stepEvents(projectId, step)),
          ...tags
            .filter(({ tagId }) => !plan.tags.has(tagId))
            .map((tag): PlanEvent => ({ type: 'TagAdded', data: { projectId, ...tag } })),
          ...(behaviour && !equal(behaviour, plan.behaviour)
            ? [{ type: 'TaskBehaviourSet' as const, data: { projectId, ...behaviour, before: plan.behaviour } }]
            : []),
          ...(pushesSuccessors === undefined
            ? []
            : successorPushingRules.SetSuccessorPushing({ projectId, pushesSuccessors }, plan, by)),
          ...(workTime ? workTimeEvents(projectId, workTime, plan) : []),
          ...tasks
            .filter(({ taskId }) => !plan.tasks.has(taskId))
            .flatMap(
              ({ dependencies, isMilestone, deadlineOn, ...task }): Events => [
                { type: 'TaskAdded', data: { projectId, ...task } },
                ...scheduledAgain({ projectId, taskId: task.taskId }, { isMilestone, deadlineOn }),
                ...saidAgain({ projectId, taskId: task.taskId }, dependencies),
              ],
            ),
          ...items
            .filter(({ taskId, itemId }) => !plan.tasks.get(taskId)?.checklist.has(itemId))
            .map((item): PlanEvent => ({ type: 'ChecklistItemAdded', data: { projectId, ...item } })),
        ],
}

const workTimeEvents = (projectId: string, { week, holidays }: WorkTime, plan: Plan): Events => [
  ...(equal(week, plan.workWeek)
    ? []
    : [{ type: 'WorkTimeSet' as const, data: { projectId, ...week, before: plan.workWeek } }]),
  ...holidays
    .filter(({ holidayId }) => !plan.holidays.has(holidayId))
    .map((holiday): PlanEvent => ({ type: 'HolidayAdded', data: { projectId, ...holiday } })),
]

const stepEvents = (projectId: string, { lockedFields = [], ...step }: PlanContent['steps'][number]): Events => [
  { type: 'StepAdded', data: { projectId, ...step } },
  ...(lockedFields.length > 0
    ? [
        {
          type: 'StepFieldsLocked' as const,
          data: { projectId, stepId: step.stepId, fields: [...lockedFields], before: { fields: [] } },
        },
      ]
    : []),
]
