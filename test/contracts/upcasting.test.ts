import { randomUUID } from 'node:crypto'
import type { Upcasts } from '@prumo/contracts/upcasts'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import { type Draft, eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { EventToAppend, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { recordedDataOf } from '@prumo/platform/eventLog/recordedDataOf'
import { Unreadable } from '@prumo/platform/eventLog/unreadable'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { changesOf } from '@prumo/projections/audit/actions'
import { describe, expect, it } from 'vitest'
import { systemMetadata } from '../log/systemMetadata'

const nobody: Keyring = {
  create: async () => {},
  load: async () => {},
  forget: () => {},
  destroy: async () => {},
  keyOf: () => undefined,
}
const [projectId, tagId] = [randomUUID(), randomUUID()]
const tag = { projectId, tagId, description: 'Obra', textColour: '#ffffff', colour: '#112233' }

/** Programs of three versions of one event: first a tag had no weight, then a weight, then a weight in grams. */
const inVersion: Upcasts[] = [
  {},
  { TagAdded: [(data) => ({ ...data, weight: null })] },
  { TagAdded: [(data) => ({ ...data, weight: null }), ({ weight, ...data }) => ({ ...data, grams: weight })] },
]
const [first, second, third] = inVersion.map((upcasts) => eventCodec(nobody, upcasts)) as [Codec, Codec, Codec]
type Codec = ReturnType<typeof eventCodec>

const draft = (data: object) =>
  ({ id: randomUUID(), type: 'TagAdded', organizationId: null, projectId, data, metadata: systemMetadata }) as Draft
const inLog = (event: EventToAppend): RecordedEvent => ({ ...event, stream: 's', revision: 0, position: 1, at: 'then' })
const written = (codec: Codec, data: object) => inLog(codec.encode(draft(data)))

describe('An event that has grown', () => {
  it('is recorded with its version, and with none while that is the first', () => {
    expect(JSON.parse(written(first, tag).metadata)).not.toHaveProperty('version')
    expect(JSON.parse(written(second, tag).metadata).version).toBe(2)
    expect(JSON.parse(written(third, tag).metadata).version).toBe(3)
  })

  it('is read in the shape of today from whatever version recorded it', async () => {
    const events = [
      written(first, tag),
      written(second, { ...tag, weight: 7 }),
      written(third, { ...tag, grams: 7000 }),
    ]
    const read = await third.decode(events)
    expect(read.map(({ data }) => data)).toEqual([
      { ...tag, grams: null },
      { ...tag, grams: 7 },
      { ...tag, grams: 7000 },
    ])
  })

  it('keeps its bytes, and shows what was recorded and nothing else', async () => {
    const recorded = written(first, tag)
    const [event] = await second.decode([recorded])
    if (!event) throw new Error('nothing was read')
    expect(event).toMatchObject({ recorded })
    expect(event.data).toEqual({ ...tag, weight: null })
    expect(recordedDataOf(event)).toEqual(tag)
    expect(changesOf(event).map(({ field }) => field)).toEqual(['colour', 'description', 'textColour'])
  })

  it('cannot be read by a program that does not know its version', async () => {
    const newer = written(second, { ...tag, weight: 7 })
    await expect(first.decode([newer])).rejects.toThrow(Unreadable)
    const [unread, read] = await decodeEach(first, [newer, written(first, tag)])
    expect(() => unread?.data).toThrow('version 2 of TagAdded is newer than this program')
    expect(read?.data).toEqual(tag)
  })

  it.each([0, -1, 1.5, '2', null, {}])('cannot be read with %j for a version', (version) => {
    const event = written(first, tag)
    const metadata = JSON.stringify({ ...JSON.parse(event.metadata), version })
    expect(() => dataIn({ ...event, metadata }, inVersion[2])).toThrow(RangeError)
  })

  it('takes no version from a text that somebody typed', () => {
    const event = written(first, { ...tag, description: '"version":9' })
    const metadata = JSON.stringify({
      ...JSON.parse(event.metadata),
      permissionBasis: '"version":9',
      from: { version: 9 },
    })
    expect(dataIn({ ...event, metadata }, inVersion[1])).toMatchObject({ weight: null })
  })
})
