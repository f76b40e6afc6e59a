import { partFieldOf, recordFieldOf } from '../meanings'
import { type RecordKind, recordKinds } from './recordKinds'

const isRecordKind = (kind: string): kind is RecordKind => (recordKinds as readonly string[]).includes(kind)
const kindIn = (field: string | null | undefined): RecordKind | undefined => {
  const kind = (field ?? '').replace(/Id$/, '')
  return isRecordKind(kind) ? kind : undefined
}

/** The kind of what an event is about, of a part if it names one; `undefined` if that is no record of a project. */
export const changedKindOf = (type: string): RecordKind | undefined =>
  kindIn(partFieldOf.get(type)) ?? kindIn(recordFieldOf.get(type))

/** The kind of the record that has the part, or is the record itself; `null` where the event names any target. */
export const holderKindOf = (type: string): RecordKind | null | undefined =>
  recordFieldOf.get(type) === 'target' ? null : kindIn(recordFieldOf.get(type))
