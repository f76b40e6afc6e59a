import { type EventType, type RecordedEvent as Opened, sealed as sealedFields } from '@prumo/contracts/index'
import { erasedPersonIn, isErasing, originPersonIn } from '@prumo/contracts/meanings'
import type { Message, Metadata, Sealed } from '@prumo/contracts/message'
import type { SealedFields } from '@prumo/contracts/module'
import type { EventData } from '@prumo/contracts/upcast'
import { type Upcasts, upcasts, versionOf } from '@prumo/contracts/upcasts'
import type { Keyring } from '../personalData/keyring'
import { canonicalJson } from '../values/canonicalJson'
import { merged } from '../values/merged'
import { dataIn } from './eventData'
import type { EventToAppend, RecordedEvent } from './eventLog'
import { OpenedEvent } from './openedEvent'
import { closeField, openField } from './sealedField'
import { isSpelledOtherwise } from './spelledOtherwise'
import { Unreadable } from './unreadable'

/** An event as a rule gave it, with what the log keeps beside it. */
export type Draft = Message & {
  id: string
  organizationId: string | null
  projectId: string | null
  metadata: Metadata
}

/**
 * Between events and the log's bytes. On the way in, personal data is sealed; on the way out it is opened, `null` once
 * its key is gone, and data of an earlier version is brought to today's shape.
 */
export type EventCodec = {
  encode(draft: Draft): EventToAppend
  /** The same for several, with the keys of whom they are about: another process may have made them. */
  encodeAll(drafts: readonly Draft[]): Promise<EventToAppend[]>
  /** Throws `Unreadable` where one of them cannot be read. */
  decode(recorded: readonly RecordedEvent[]): Promise<Opened[]>
}

export function eventCodec(keyring: Keyring, among: Upcasts = upcasts): EventCodec {
  const openOrigin = (id: string, precise: Sealed) => openField(keyring, precise, id, 'from')

  const encode = ({ id, type, organizationId, projectId, data, metadata }: Draft): EventToAppend => {
    const version = versionOf(type, among)
    const from = metadata.from && {
      ...metadata.from,
      precise: closeField(keyring, metadata.from.precise, behind({ type, data, metadata }) ?? '', id, 'from'),
    }
    return {
      id,
      type,
      organizationId,
      projectId,
      data: canonicalJson(
        withFields(data as EventData, sealedIn(type).fields, (value, field) =>
          closeField(keyring, value, keyHolderOf(type, data), id, field),
        ),
      ),
      metadata: canonicalJson(merged(metadata, { version: version > 1 ? version : undefined, from })),
    }
  }

  return {
    encode,
    encodeAll: async (drafts) => {
      await keyring.load(peopleBehind(drafts))
      return drafts.map(encode)
    },

    decode: async (recorded) => {
      const parsed = read(recorded, (event) => ({ event, data: dataIn(event, among) }))
      await keyring.load(read([parsed], peopleIn).flat())
      const opened = read(parsed, ({ event, data }) => {
        const fields = withFields(data, sealedIn(event.type).fields, (value, field) =>
          openField(keyring, value as Sealed | null, event.id, field),
        )
        return new OpenedEvent(
          event,
          fields,
          openOrigin,
          isSpelledOtherwise(event, data) || undefined,
          versionOf(event.type, among) > 1,
        ) as unknown as Opened
      })
      const erased = parsed.filter(({ event }) => isErasing(event.type))
      for (const personId of read(erased, ({ event: { type }, data }) => erasedPersonIn({ type, data })))
        if (personId) keyring.forget(personId)
      return opened
    },
  }
}

/** What was recorded is the only thing that can be wrong in it. */
function read<Item, Read>(all: readonly Item[], work: (item: Item) => Read): Read[] {
  try {
    return all.map(work)
  } catch (error) {
    throw new Unreadable(error)
  }
}

const none: SealedFields = { fields: [], of: '' }
const sealedIn = (type: string): SealedFields =>
  Object.hasOwn(sealedFields, type) ? (sealedFields[type as EventType] ?? none) : none
/** Under whose key an event is sealed: the id in the field that says whom the sealed fields are about. */
const keyHolderOf = (type: string, data: object) => (data as Record<string, string>)[sealedIn(type).of] ?? ''

const withFields = (
  data: EventData,
  fields: readonly string[],
  change: (value: unknown, field: string) => unknown,
): EventData =>
  fields.length === 0
    ? data
    : { ...data, ...Object.fromEntries(fields.map((field) => [field, change(data[field], field)])) }

/** Under whose key it is sealed where an event came from: whoever did it, or else whom it names for that. */
function behind({ type, data, metadata: { actor } }: Pick<Draft, 'type' | 'data' | 'metadata'>): string | undefined {
  if (actor.kind === 'user') return actor.userId
  return originPersonIn({ type, data })
}

/** Under whose key an origin is sealed, in canonical JSON: within a string these quotes would be escaped. */
const sealedOrigin = /"precise":\{"of":"([^"]+)"/

function peopleIn(events: readonly { event: RecordedEvent; data: EventData }[]): string[] {
  const people = new Set<string>()
  for (const { event, data } of events) {
    for (const field of sealedIn(event.type).fields) {
      const value = data[field] as Sealed | null
      if (value) people.add(value.of)
    }
    const [, behind] = sealedOrigin.exec(event.metadata) ?? []
    if (behind) people.add(behind)
  }
  return [...people]
}

/** Under whose keys these will be sealed. */
function peopleBehind(drafts: readonly Draft[]): string[] {
  const people = new Set<string>()
  for (const { type, data, metadata } of drafts) {
    if (sealedIn(type).fields.length > 0) people.add(keyHolderOf(type, data))
    const person = metadata.from && behind({ type, data, metadata })
    if (person) people.add(person)
  }
  return [...people]
}
