import { sameName } from '@prumo/contracts/sameName'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { changesIn } from '../rules/fieldChanges'
import { type Folds, hasPart, type Plan, type Rules, type Tag } from './planState'

type Commands = 'AddTag' | 'ChangeTag' | 'RemoveTag' | 'SetTaskBehaviour'
type Events = 'TagAdded' | 'TagChanged' | 'TagRemoved' | 'TaskBehaviourSet'

export const tagRules: Rules<Commands> = {
  AddTag: (data, plan) => {
    const { projectId: _, tagId, ...fields } = data
    const existing = plan.tags.get(tagId)
    if (existing && equal(fields, existing)) return []
    if (existing || hasPart(plan, tagId)) throw new Refused('tag.idTaken')
    refuseTakenDescription(plan, data.description)
    return [{ type: 'TagAdded', data }]
  },

  ChangeTag: ({ projectId, tagId, seen, ...changes }, plan) => {
    const changed = changesIn(knownTag(plan, tagId), changes, seen)
    if (!changed) return []
    if (changes.description !== undefined) refuseTakenDescription(plan, changes.description, tagId)
    return [{ type: 'TagChanged', data: { projectId, tagId, ...changed } }]
  },

  RemoveTag: ({ projectId, tagId }, plan) => {
    const before = knownTag(plan, tagId)
    const tasks = plan.tasks.count(({ tagIds }) => tagIds.includes(tagId))
    if (tasks > 0) throw new Refused('tag.inUse', { tag: before.description, tasks })
    return [{ type: 'TagRemoved', data: { projectId, tagId, before } }]
  },

  SetTaskBehaviour: ({ projectId, ...changes }, { behaviour: before }) =>
    equal(changes, before) ? [] : [{ type: 'TaskBehaviourSet', data: { projectId, ...changes, before } }],
}

export const tagFolds: Folds<Events> = {
  TagAdded: ({ projectId: _, tagId, ...tag }, plan) => ({ ...plan, tags: plan.tags.set(tagId, tag) }),
  TagChanged: ({ projectId: _, tagId, before: __, ...changed }, plan) => {
    const tag = plan.tags.get(tagId)
    return tag ? { ...plan, tags: plan.tags.set(tagId, { ...tag, ...(changed as Partial<Tag>) }) } : plan
  },
  TagRemoved: ({ tagId }, plan) => ({ ...plan, tags: plan.tags.delete(tagId) }),
  TaskBehaviourSet: ({ projectId: _, before: __, ...behaviour }, plan) => ({ ...plan, behaviour }),
}

function knownTag({ tags }: Plan, tagId: string): Tag {
  const tag = tags.get(tagId)
  if (!tag) throw new Refused('tag.unknown')
  return tag
}

function refuseTakenDescription({ tags }: Plan, description: string, except?: string) {
  const taken = [...tags].some(([tagId, tag]) => tagId !== except && sameName(tag.description, description))
  if (taken) throw new Refused('tag.descriptionTaken', { tag: description.trim() })
}
