import { recordFieldOf } from '../meanings'

type Happening = { type: string; data: object }
export type RecordReference = { kind: string; id: string }

/** The record that an event is about: its target, or the record whose id its field is named for. */
export function recordOf({ type, data }: Happening): RecordReference | undefined {
  const field = recordFieldOf.get(type)
  const value = field ? (data as Record<string, unknown>)[field] : undefined
  if (!field || !value) return undefined
  return typeof value === 'string' ? { kind: field.replace(/Id$/, ''), id: value } : (value as RecordReference)
}
