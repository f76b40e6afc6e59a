import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { systemMetadata } from '../../test/log/systemMetadata'
import type { Keyring } from '../personalData/keyring'
import { decodeEach } from './decodeEach'
import { type Draft, eventCodec } from './eventCodec'
import type { EventToAppend, RecordedEvent } from './eventLog'

const userId = randomUUID()
const draft = (type: string, data: object) =>
  ({
    id: randomUUID(),
    type,
    organizationId: null,
    projectId: null,
    data,
    metadata: systemMetadata,
  }) as unknown as Draft
const person = { name: 'Ana', lastName: 'Souza', email: 'ana@obra.example', areaCode: null, phone: null }

/** Keys that are kept once they were loaded, until they are let go of. */
function loadingKeyring(): Keyring {
  const [stored, loaded] = [new Map<string, Buffer>([[userId, randomBytes(32)]]), new Map<string, Buffer>()]
  return {
    create: async () => {},
    load: async (people) => {
      for (const id of people) {
        const key = stored.get(id)
        if (key && !loaded.has(id)) loaded.set(await Promise.resolve(id), key)
      }
    },
    keyOf: (id) => loaded.get(id),
    forget: (id) => void loaded.delete(id),
    destroy: async () => {},
  }
}

const recorded = (events: readonly EventToAppend[]): RecordedEvent[] =>
  events.map((event, index) => ({ ...event, stream: 's', revision: index, position: index + 1, at: 'then' }))

it('What cannot be read keeps nobody from the others, wherever it stands, and nothing of them is lost', async () => {
  const keyring = loadingKeyring()
  const codec = eventCodec(keyring)
  const good = await codec.encodeAll([
    draft('PersonErased', { userId }),
    draft('AccountOpened', { userId, person }),
    draft('PersonErased', { userId }),
    draft('AccountOpened', { userId, person }),
  ])
  for (let at = 0; at <= good.length; at++) {
    const bad = { ...draft('TagAdded', {}), data: '{', metadata: '{}' }
    // Sealed for another event, it is found out only when its key is there.
    const torn = { ...(good[1] as EventToAppend), id: randomUUID() }
    for (const ill of [bad, torn]) {
      const events = await decodeEach(codec, recorded([...good.slice(0, at), ill, ...good.slice(at)]))
      const others = events.filter((_, index) => index !== at)
      expect(others.map(({ data }) => (data as { person?: unknown }).person)).toEqual([
        undefined,
        person,
        undefined,
        person,
      ])
      expect(() => events[at]?.data).toThrow()
    }
  }
})
