import { isByOthers, lastOf, refusedFor } from '../rules/later'
import { valuesBack } from '../rules/valuesBack'
import type { PlanReversals } from './reversals'
import { standing } from './standing'

type StepEvent = 'StepAdded' | 'StepChanged' | 'StepMoved' | 'StepRemoved' | 'StepFieldsLocked'
type TagEvent = 'TagAdded' | 'TagChanged' | 'TagRemoved' | 'TaskBehaviourSet'
type PushingEvent = 'SuccessorPushingSet' | 'SuccessorsPushed'

/** How what was done to a plan's steps, tags and rules is taken back. */
export const reverseSettings: PlanReversals<StepEvent | TagEvent | PushingEvent> = {
  StepAdded: ({ projectId, stepId }, plan, { since, by }) => {
    if (!plan.steps.has(stepId)) return []
    const last = lastOf(since, { stepId }, (later) => later.type.startsWith('Step') && isByOthers(later, by))
    const outrun = last && refusedFor('undo.changedSince', last, { fields: ['stepId'] })
    return [{ command: { type: 'RemoveStep', data: { projectId, stepId } }, as: 'RemoveStep', outrun }]
  },

  StepChanged: ({ projectId, stepId, before, ...set }, plan, { since }) => {
    const now = standing(plan.steps.get(stepId), since, { stepId })
    const { values, outrun } = valuesBack({ record: { stepId }, set, before, now, since })
    return [{ command: { type: 'ChangeStep', data: { projectId, stepId, ...values } }, as: 'ChangeStep', outrun }]
  },

  StepMoved: ({ projectId, stepId, rank, before }, plan, { since }) => {
    const now = standing(plan.steps.get(stepId), since, { stepId })
    if (now.rank === before.rank) return []
    const { outrun } = valuesBack({ record: { stepId }, set: { rank }, before, now, since })
    return [{ command: { type: 'PutStepBack', data: { projectId, stepId, ...before } }, as: 'MoveStep', outrun }]
  },

  // Its event does not say where it stood, nor what it locked.
  StepRemoved: null,

  StepFieldsLocked: ({ projectId, stepId, fields, before }, plan, { since }) => {
    const { lockedFields } = standing(plan.steps.get(stepId), since, { stepId })
    const now = { fields: lockedFields }
    const { outrun } = valuesBack({ record: { stepId }, set: { fields }, before, now, since })
    return [
      { command: { type: 'LockStepFields', data: { projectId, stepId, ...before } }, as: 'LockStepFields', outrun },
    ]
  },

  TagAdded: ({ projectId, tagId }, plan, { since, by }) => {
    if (!plan.tags.has(tagId)) return []
    const last = lastOf(since, { tagId }, (later) => isByOthers(later, by))
    const outrun = last && refusedFor('undo.changedSince', last, { fields: ['tagIds'] })
    return [{ command: { type: 'RemoveTag', data: { projectId, tagId } }, as: 'RemoveTag', outrun }]
  },

  TagChanged: ({ projectId, tagId, before, ...set }, plan, { since }) => {
    const now = standing(plan.tags.get(tagId), since, { tagId })
    const { values, outrun } = valuesBack({ record: { tagId }, set, before, now, since })
    return [{ command: { type: 'ChangeTag', data: { projectId, tagId, ...values } }, as: 'ChangeTag', outrun }]
  },

  TagRemoved: ({ projectId, tagId, before }, plan) =>
    plan.tags.has(tagId) ? [] : [{ command: { type: 'AddTag', data: { projectId, tagId, ...before } }, as: 'AddTag' }],

  TaskBehaviourSet: ({ projectId, before, ...set }, { behaviour: now }, { since }) => {
    const { values, outrun } = valuesBack({ record: { projectId }, set, before, now, since })
    const data = { projectId, ...now, ...values }
    return [{ command: { type: 'SetTaskBehaviour', data }, as: 'SetTaskBehaviour', outrun }]
  },

  SuccessorPushingSet: ({ projectId, before, ...set }, { pushesSuccessors }, { since }) => {
    const { values, outrun } = valuesBack({ record: { projectId }, set, before, now: { pushesSuccessors }, since })
    const data = { projectId, pushesSuccessors, ...values }
    return [{ command: { type: 'SetSuccessorPushing', data }, as: 'SetSuccessorPushing', outrun }]
  },

  // The dates that tasks got along with it are taken back by themselves.
  SuccessorsPushed: () => [],
}
