import type { ActionChange } from '@prumo/contracts/audit/queries'
import { type Confidential, confidentialIn, type GuardedFeature, guardedFeatures } from '@prumo/contracts/confidential'
import { featureOfTarget, type TargetKind } from '@prumo/contracts/discussion/target'
import { type EventType, events } from '@prumo/contracts/index'
import { featuresIn } from '@prumo/contracts/withoutClosed'

/** A value as an event kept it: any JSON. */
export type Value = NonNullable<ActionChange['before']>['value']
/** A changed field, as the row of its action keeps it. */
export type Change = { field: string; before?: Value; after?: Value }
/** A change as it may be shown. `hidden`: the rights that are missing to see its values. */
export type OpenChange = Change & { hidden?: GuardedFeature[] }
type IsClosed = (feature: GuardedFeature) => boolean

const partOf = (kind: string): Confidential | undefined =>
  Object.hasOwn(events, kind) ? confidentialIn(events[kind as EventType]) : undefined

/** Whether events of this kind may contain amounts or risks. */
export const isGuarded = (kind: string): boolean => partOf(kind) !== undefined

/** What guards a whole comment or file: people write of amounts in them. */
export const guardOf = (targetKind: TargetKind | null): GuardedFeature | undefined =>
  guardedFeatures.find((feature) => targetKind !== null && feature === featureOfTarget[targetKind])

type Happened = { kinds: readonly string[]; changes: readonly Change[]; targetKind: TargetKind | null }

/** The changes of an action without the values that are closed to the reader. */
export function openChanges({ kinds, changes, targetKind }: Happened, isClosed: IsClosed): OpenChange[] {
  const guard = guardOf(targetKind)
  if (guard && isClosed(guard)) return changes.map(({ field }) => ({ field, hidden: [guard] }))
  const parts = kinds.flatMap((kind) => partOf(kind) ?? [])
  if (parts.length === 0 || !guardedFeatures.some(isClosed)) return [...changes]
  return changes.map((change) => {
    const needed = new Set<string>(parts.flatMap((part) => featuresOf(part, change)))
    const hidden = guardedFeatures.filter((feature) => needed.has(feature) && isClosed(feature))
    return hidden.length > 0 ? { field: change.field, hidden } : change
  })
}

/** The earlier value of a field is in the event's `before`. */
const featuresOf = ({ fields }: Confidential, { field, before, after }: Change) => [
  ...featuresIn(fields[field], after),
  ...featuresIn(fields.before?.fields[field], before),
]
