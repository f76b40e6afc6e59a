import { z } from 'zod'
import type { Feature } from '../access'
import { id } from '../values'

/** What can be commented on, and have files attached. */
export const targetKinds = ['project', 'task', 'document'] as const
export type TargetKind = (typeof targetKinds)[number]

export const target = z.strictObject({ kind: z.enum(targetKinds), id })
export type Target = z.infer<typeof target>

/** Whoever may not see the thing itself sees nothing that is said of it or attached to it. */
export const featureOfTarget = {
  project: 'projects',
  task: 'tasks',
  document: 'documents',
} as const satisfies Record<TargetKind, Feature>
