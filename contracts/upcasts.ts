import { type EventType, modules } from './index'
import { merged } from './module'
import type { Upcast } from './upcast'

/**
 * How events of earlier versions are read as events of today: the n-th upcast brings version n to version n + 1. Data
 * in the log stays as it is.
 */
export const upcasts: Upcasts = merged(modules, 'upcasts')

export type Upcasts = Readonly<Partial<Record<EventType, readonly Upcast[]>>>

const none: readonly Upcast[] = []

/** The upcasts of an event type; none for a type that has not grown, or is not ours. */
export const upcastsOf = (type: string, among: Upcasts = upcasts): readonly Upcast[] =>
  Object.hasOwn(among, type) ? (among[type as EventType] ?? none) : none

/** The version in which an event of this type is recorded today. */
export const versionOf = (type: string, among: Upcasts = upcasts): number => upcastsOf(type, among).length + 1
