import type { MessageOf } from '../message'
import { undo } from '../undo'
import { baselineCommands, baselineEvents, baselineNeeds, baselineRefusals } from './baselines'
import { checklistCommands, checklistEvents, checklistNeeds, checklistRefusals } from './checklists'
import { dependencyCommands, dependencyEvents, dependencyNeeds, dependencyRefusals } from './dependencies'
import { editTasks } from './planNeeds'
import { reschedulingCommands, reschedulingEvents, reschedulingNeeds, reschedulingRefusals } from './rescheduling'
import { schedulingCommands, schedulingEvents, schedulingNeeds, schedulingRefusals } from './scheduling'
import { stepCommands, stepEvents, stepNeeds, stepRefusals } from './steps'
import { successorPushingCommands, successorPushingEvents, successorPushingNeeds } from './successorPushing'
import { tagCommands, tagEvents, tagNeeds, tagRefusals } from './tags'
import { taskCommands, taskEvents, taskNeeds, taskRefusals } from './tasks'
import { workTimeCommands, workTimeEvents, workTimeNeeds, workTimeRefusals } from './workTime'

/** A project's plan is one aggregate: steps, tags, tasks, work time and baselines share its stream and rules. */
export const planCommands = {
  ...stepCommands,
  ...tagCommands,
  ...taskCommands,
  ...schedulingCommands,
  ...dependencyCommands,
  ...checklistCommands,
  ...workTimeCommands,
  ...baselineCommands,
  ...reschedulingCommands,
  ...successorPushingCommands,
  /** The rights that taking each of its changes back needs are asked for besides. */
  UndoPlanAction: undo,
}

export const planNeeds = {
  ...stepNeeds,
  ...tagNeeds,
  ...taskNeeds,
  ...schedulingNeeds,
  ...dependencyNeeds,
  ...checklistNeeds,
  ...workTimeNeeds,
  ...baselineNeeds,
  ...reschedulingNeeds,
  ...successorPushingNeeds,
  UndoPlanAction: editTasks,
} as const

export const planEvents = {
  ...stepEvents,
  ...tagEvents,
  ...taskEvents,
  ...schedulingEvents,
  ...dependencyEvents,
  ...checklistEvents,
  ...workTimeEvents,
  ...baselineEvents,
  ...reschedulingEvents,
  ...successorPushingEvents,
}

export const planRefusals = [
  ...stepRefusals,
  ...tagRefusals,
  ...taskRefusals,
  ...schedulingRefusals,
  ...dependencyRefusals,
  ...checklistRefusals,
  ...workTimeRefusals,
  ...baselineRefusals,
  ...reschedulingRefusals,
] as const

export type PlanEvent = MessageOf<typeof planEvents>
export type PlanCommand = MessageOf<typeof planCommands>
