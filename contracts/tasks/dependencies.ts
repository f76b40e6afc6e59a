import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { linkKinds } from '../schedule/link'
import { id } from '../values'
import { longestLag, mostDependencies } from './dependency'
import { editTasks } from './planNeeds'

const ofDependency = { projectId: id, taskId: id, predecessorId: id }
const link = { kind: z.enum(linkKinds), lag: z.int().min(-longestLag).max(longestLag) }
const linked = z.strictObject(link)

/** How a task depends on several others: by at most one link of each kind. */
export const dependencies = z
  .array(z.strictObject({ predecessorId: id, ...link }))
  .max(mostDependencies)
  .refine(
    (links) => new Set(links.map(({ predecessorId, kind }) => `${predecessorId} ${kind}`)).size === links.length,
    {
      error: 'dependency.exists',
    },
  )

/** Commands about what a task depends on. A task depends on another by at most one link of each kind. */
export const dependencyCommands = {
  AddDependency: z.strictObject({ ...ofDependency, ...link }),
  /** `was` says which of the links between the two is meant, and what the sender saw. */
  ChangeDependency: z.strictObject({ ...ofDependency, ...link, was: linked }),
  RemoveDependency: z.strictObject({ ...ofDependency, kind: link.kind }),
}

/** The right that each of these commands needs. */
export const dependencyNeeds = {
  AddDependency: editTasks,
  ChangeDependency: editTasks,
  RemoveDependency: editTasks,
} as const satisfies Record<keyof typeof dependencyCommands, Need>

/**
 * Events about how a task depends on another. A predecessor that `TaskAdded` or `TaskPredecessorsChanged` names has to
 * end before the task begins, until one of these says otherwise. `before` holds the values that were replaced.
 */
export const dependencyEvents = {
  DependencyAdded: event(z.strictObject({ ...ofDependency, ...link }), { of: 'taskId' }),
  DependencyChanged: event(z.strictObject({ ...ofDependency, ...link, before: linked }), { of: 'taskId' }),
  DependencyRemoved: event(z.strictObject({ ...ofDependency, before: linked }), { of: 'taskId' }),
  /** What a restored task does not get back: links whose other end is gone, and those that would close a circle. */
  DependenciesNotRestored: event(
    z.strictObject({
      projectId: id,
      taskId: id,
      dependencies: z.array(z.strictObject({ taskId: id, predecessorId: id, ...link })),
    }),
    { of: 'taskId' },
  ),
}

/** Codes of the refusals about what a task depends on. */
export const dependencyRefusals = [
  'dependency.unknown',
  'dependency.exists',
  'dependency.changedSince',
  'dependency.tooMany',
] as const

export type DependencyEvent = MessageOf<typeof dependencyEvents>
