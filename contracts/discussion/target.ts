import { z } from 'zod'
import type { Feature } from '../access'
import { type Upcast, unchanged } from '../upcast'
import { id } from '../values'

/** What can be commented on, and have files attached. */
export const targetKinds = ['project', 'task', 'document', 'entry'] as const
export type TargetKind = (typeof targetKinds)[number]

export const target = z.strictObject({ kind: z.enum(targetKinds), id })
export type Target = z.infer<typeof target>

/** In their second version, events about a target also name an entry of the ledger. */
export const targetUpcasts: readonly Upcast[] = [unchanged]

/** Whoever may not see the thing itself sees nothing that is said of it or attached to it. */
export const featureOfTarget = {
  project: 'projects',
  task: 'tasks',
  document: 'documents',
  entry: 'finance',
} as const satisfies Record<TargetKind, Feature>
