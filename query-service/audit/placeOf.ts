import { changedKindOf, holderKindOf } from '@prumo/contracts/audit/changedKindOf'
import type { ChangedPlace } from '@prumo/contracts/audit/queries'
import type { ActionRow } from './actionRows'

/** Of what kind the subject of an action is, and which record has it. */
export function placeOf({
  kind: type,
  recordId,
  targetKind,
}: Pick<ActionRow, 'kind' | 'recordId' | 'targetKind'>): ChangedPlace | null {
  const holderKind = holderKindOf(type) ?? targetKind
  const kind = changedKindOf(type)
  return recordId && holderKind && kind ? { kind, holder: { kind: holderKind, id: recordId } } : null
}
