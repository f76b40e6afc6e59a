import type { ActionChange } from '@prumo/contracts/audit/queries'
import { type Confidential, confidentialIn, type GuardedFeature, guardedFeatures } from '@prumo/contracts/confidential'
import { type EventType, events } from '@prumo/contracts/index'
import { featuresIn } from '@prumo/contracts/withoutClosed'

/** A value as an event kept it: any JSON. */
export type Value = NonNullable<ActionChange['before']>['value']
/** What an event says of a field, as its row keeps it. */
export type Change = { field: string; before?: Value; after?: Value }
/** A change as it may be shown: `hidden` names the rights for lack of which it is told without its values. */
export type OpenChange = Change & { hidden?: GuardedFeature[] }
type IsClosed = (feature: GuardedFeature) => boolean

const partOf = (kind: string): Confidential | undefined =>
  Object.hasOwn(events, kind) ? confidentialIn(events[kind as EventType]) : undefined

/** Whether events of this kind can tell of amounts or risks at all. */
export const isGuarded = (kind: string): boolean => partOf(kind) !== undefined

/** What happened by events of these kinds, without the values of what is closed to whoever reads. */
export function openChanges(kinds: readonly string[], changes: readonly Change[], isClosed: IsClosed): OpenChange[] {
  const parts = kinds.flatMap((kind) => partOf(kind) ?? [])
  if (parts.length === 0 || !guardedFeatures.some(isClosed)) return [...changes]
  return changes.map((change) => {
    const needed = new Set<string>(parts.flatMap((part) => featuresOf(part, change)))
    const hidden = guardedFeatures.filter((feature) => needed.has(feature) && isClosed(feature))
    return hidden.length > 0 ? { field: change.field, hidden } : change
  })
}

/** What stood in a field until then stands in the event's own `before`. */
const featuresOf = ({ fields }: Confidential, { field, before, after }: Change) => [
  ...featuresIn(fields[field], after),
  ...featuresIn(fields.before?.fields[field], before),
]
