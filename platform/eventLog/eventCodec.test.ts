import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Keyring } from '../personalData/keyring'
import { type Draft, eventCodec } from './eventCodec'
import type { EventToAppend, RecordedEvent } from './eventLog'
import type { OpenedEvent } from './openedEvent'

const [ann, bia, organizationId] = [randomUUID(), randomUUID(), randomUUID()]
const person = { name: 'Ana', lastName: 'Souza', email: 'ana@obra.example', areaCode: '031', phone: '99988776' }
const precise = { address: '203.0.113.7', userAgent: 'Firefox' }

const opened: Draft = {
  id: randomUUID(),
  type: 'AccountOpened',
  organizationId,
  projectId: null,
  data: {
    userId: ann,
    organizationId,
    credentialId: randomUUID(),
    passwordChosenFor: false,
    addressProof: 'mailed',
    termsAccepted: true,
    position: null,
    needs: [],
    language: 'pt-BR',
    person,
  },
  metadata: {
    actor: { kind: 'user', userId: bia, sessionRef: 'session' },
    commandId: 'c',
    causationId: 'c',
    correlationId: 'c',
    payloadHash: '',
    permissionBasis: 'anyone',
    from: { network: '203.0.113.0/24', precise },
  },
}

/** Read again, it also says its version, and how the log keeps where it came from. */
const kept = {
  ...opened.metadata,
  version: 2,
  from: { network: '203.0.113.0/24', precise, sealed: { of: bia, sealed: expect.any(String) } },
}

/** Nobody was signed in, and one person's account was aimed at. */
const byNobody = (type: string): Draft => ({
  ...opened,
  type,
  data: { userId: ann },
  metadata: { ...opened.metadata, actor: { kind: 'visitor' } },
})

describe('An event that nobody who was signed in caused', () => {
  it('keeps where it came from under the key of whose account was aimed at, and nowhere else', async () => {
    const codec = eventCodec(keyringOf(ann))
    const failed = codec.encode(byNobody('IdentityProofFailed'))
    expect(failed.metadata).not.toMatch(/203\.0\.113\.7"|Firefox/)
    const [event] = await codec.decode([recorded(failed)])
    expect(event?.metadata.from?.precise).toEqual(precise)
    const [erased] = await eventCodec(keyringOf()).decode([recorded(failed)])
    expect(erased?.metadata.from).toMatchObject({ network: '203.0.113.0/24', precise: null })
    expect(JSON.parse(codec.encode(byNobody('PasswordRecoveryRequested')).metadata).from.precise).toBeNull()
  })
})

describe('An event in the log', () => {
  it('is read again as it was said', async () => {
    const codec = eventCodec(keyringOf(ann, bia))
    const [event] = await codec.decode([recorded(codec.encode(opened))])
    expect({ ...event, metadata: event?.metadata }).toEqual({
      ...opened,
      metadata: kept,
      stream: 's',
      revision: 0,
      position: 1,
      at: 'then',
    })
  })

  it('shows nothing of the person, nor where exactly somebody was', () => {
    const { data, metadata } = eventCodec(keyringOf(ann, bia)).encode(opened)
    // A random id may hold three digits of a row: what is looked for is the value as it would stand in JSON.
    for (const text of [...Object.values(person), ...Object.values(precise)])
      expect(`${data} ${metadata}`).not.toContain(JSON.stringify(text))
    expect(data).toContain(ann)
    expect(metadata).toContain('203.0.113.0/24')
  })

  it('says no more of a person whose key was destroyed, and all the rest', async () => {
    const entry = recorded(eventCodec(keyringOf(ann, bia)).encode(opened))
    const [withoutAnn] = await eventCodec(keyringOf(bia)).decode([entry])
    expect(withoutAnn?.data).toEqual({ ...opened.data, person: null })
    expect(withoutAnn?.metadata).toEqual(kept)

    const [withoutBia] = await eventCodec(keyringOf(ann)).decode([entry])
    expect(withoutBia?.data).toEqual(opened.data)
    expect(withoutBia?.metadata.from).toEqual({ ...kept.from, precise: null })
  })

  it('cannot lend its sealed data to another event', async () => {
    const codec = eventCodec(keyringOf(ann, bia))
    const moved = { ...recorded(codec.encode(opened)), id: randomUUID() }
    await expect(codec.decode([moved])).rejects.toThrow()
  })

  it.each<[string, Partial<Draft>]>([
    ['in its data', { data: { ...opened.data, position: 'a\0b' } }],
    ['as a lone surrogate', { data: { ...opened.data, position: 'a\ud800' } }],
    ['in the name of a field', { data: { ...opened.data, 'a\0': 1 } }],
    ['in what is sealed', { data: { ...opened.data, person: { ...person, name: 'Ana\udc00' } } }],
    ['beside its data', { metadata: { ...opened.metadata, permissionBasis: '\0' } }],
  ])('says so of text that cannot be kept %s, and of no other', async (_, changes) => {
    const codec = eventCodec(keyringOf(ann, bia))
    const read = await codec.decode([opened, { ...opened, ...changes }].map((draft) => recorded(codec.encode(draft))))
    expect(read.map((event) => (event as unknown as OpenedEvent).isWellFormed)).toEqual([true, false])
  })

  it('keeps no address of a visitor', () => {
    const visit = { ...opened, metadata: { ...opened.metadata, actor: { kind: 'visitor' as const } } }
    expect(JSON.parse(eventCodec(keyringOf(ann)).encode(visit).metadata).from).toEqual({
      network: '203.0.113.0/24',
      precise: null,
    })
  })
})

describe('What an event says of a partner', () => {
  const partnerId = randomUUID()
  const contact = { responsible: 'Célia Prado', jobTitle: null, phone: '3222-1010', email: null }
  const changed: Draft = {
    ...opened,
    type: 'PartnerContactChanged',
    data: { partnerId, contact, before: { contact: { ...contact, responsible: 'Rita Moura' } } },
  }

  it('is sealed under the key of the partner, now and before, whoever recorded it', async () => {
    const entry = recorded(eventCodec(keyringOf(partnerId, bia)).encode(changed))
    expect(entry.data).not.toMatch(/Prado|Moura|3222/)
    const [withoutBia] = await eventCodec(keyringOf(partnerId)).decode([entry])
    expect(withoutBia?.data).toEqual(changed.data)
    const [withoutKey] = await eventCodec(keyringOf(bia)).decode([entry])
    expect(withoutKey?.data).toEqual({ partnerId, contact: null, before: null })
  })
})

const keys = new Map<string, Buffer>()

/** A keyring that has the keys of these people, always the same; those of others were destroyed. */
function keyringOf(...people: string[]): Keyring {
  for (const id of people) if (!keys.has(id)) keys.set(id, randomBytes(32))
  return {
    create: async () => {},
    load: async () => {},
    forget: () => {},
    destroy: async () => {},
    keyOf: (id) => (people.includes(id) ? keys.get(id) : undefined),
  }
}

function recorded(event: EventToAppend): RecordedEvent {
  return { ...event, stream: 's', revision: 0, position: 1, at: 'then' }
}
