import { z } from 'zod'
import { confidential } from '../confidential'
import { type Growth, growthOf } from '../growth'
import { cents, day, id, line, text } from '../values'
import { entryKinds, mostInstallments, mostOriginItems, originKinds } from './kinds'

export type { EntryKind, OriginKind } from './kinds'

/** Nothing is no amount. */
const amount = cents.min(1)

/** A part of an entry that is due by itself. */
export const installment = z.strictObject({ installmentId: id, dueOn: day, cents: amount })
export type Installment = z.infer<typeof installment>

const originItem = z.strictObject({ id, cents })
const originOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ of: z.enum(originKinds), items: z.array(item).min(1).max(mostOriginItems) })

/** What somebody says that an entry is for. */
export const saidOrigin = originOf(originItem)
export type SaidOrigin = z.infer<typeof saidOrigin>

/**
 * What an entry is for, and how much of it is for each. What is not given to any is not allocated. `effortMinutes`:
 * what the item was estimated at when it was linked or recalculated; `null` where that is unknown.
 */
const origin = originOf(originItem.extend({ effortMinutes: z.int().min(0).nullable() }))
export type Origin = z.infer<typeof origin>

/** Every field of an entry that somebody may set. Amounts are in cents of the currency of the project. */
export const entryFields = {
  title: line(500),
  kind: z.enum(entryKinds),
  classification: line(200),
  description: text(20_000),
  /** What a statement or an invoice says of it. */
  history: text(2000),
  plannedOn: day,
  realizedOn: day.nullable(),
  plannedCents: confidential(amount, 'finance'),
  realizedCents: confidential(cents.nullable(), 'finance'),
  company: line(200).nullable(),
  documentNumber: line(100).nullable(),
  paymentMethod: line(100).nullable(),
  /** It is paid by itself once its tasks are done. */
  closesWithTasks: z.boolean(),
  /** `null` only where it was imported without one. */
  origin: confidential(origin.nullable(), 'finance'),
  installments: confidential(z.array(installment).min(1).max(mostInstallments), 'finance'),
  /** The customer or supplier, in the register. */
  partnerId: id.nullable(),
}
export const entry = z.strictObject(entryFields)
export type EntryFields = z.infer<typeof entry>
export type EntryField = keyof EntryFields
export const entryFieldNames = Object.keys(entryFields) as EntryField[]

type FirstEntry = Omit<EntryFields, 'partnerId' | 'origin'> & { origin: SaidOrigin | null }

/** Nobody recorded what an item was estimated at. */
export const withoutEffort = (of: SaidOrigin | null): Origin | null =>
  of && { of: of.of, items: of.items.map((item) => ({ ...item, effortMinutes: null })) }

/** An older entry names no customer or supplier of the register; and no effort of what it is for. */
export const entryGrowth: Growth<FirstEntry, EntryFields> = growthOf<FirstEntry>()
  .and((entry) => ({ ...entry, partnerId: null as string | null }))
  .and((entry) => ({ ...entry, origin: withoutEffort(entry.origin) }))

/** Where an entry came from. It stays what it was recorded with. */
export const entryRoots = {
  /** Those that one recurrence made have the same. */
  seriesId: id.nullable(),
  /** The entry whose money comes back with it. */
  refundOf: id.nullable(),
}
export type EntryRoots = { seriesId: string | null; refundOf: string | null }

/** What an entry has where nobody said otherwise. */
export const defaultEntry = {
  description: '',
  history: '',
  realizedOn: null,
  realizedCents: null,
  company: null,
  documentNumber: null,
  paymentMethod: null,
  closesWithTasks: false,
  partnerId: null,
} satisfies Partial<EntryFields>
