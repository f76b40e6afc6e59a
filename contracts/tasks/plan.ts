import type { MessageOf } from '../message'
import { undo } from '../undo'
import { checklistCommands, checklistEvents, checklistNeeds, checklistRefusals } from './checklists'
import { editTasks } from './planNeeds'
import { stepCommands, stepEvents, stepNeeds, stepRefusals } from './steps'
import { tagCommands, tagEvents, tagNeeds, tagRefusals } from './tags'
import { taskCommands, taskEvents, taskNeeds, taskRefusals } from './tasks'

/** A project's plan is one aggregate: steps, tags, tasks and checklists share its stream and its rules. */
export const planCommands = {
  ...stepCommands,
  ...tagCommands,
  ...taskCommands,
  ...checklistCommands,
  /** The rights that taking each of its changes back needs are asked for besides. */
  UndoPlanAction: undo,
}

export const planNeeds = {
  ...stepNeeds,
  ...tagNeeds,
  ...taskNeeds,
  ...checklistNeeds,
  UndoPlanAction: editTasks,
} as const

export const planEvents = {
  ...stepEvents,
  ...tagEvents,
  ...taskEvents,
  ...checklistEvents,
}

export const planRefusals = [...stepRefusals, ...tagRefusals, ...taskRefusals, ...checklistRefusals] as const

export type PlanEvent = MessageOf<typeof planEvents>
export type PlanCommand = MessageOf<typeof planCommands>
