import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { toBase64 } from '@prumo/verify/bytes'
import { entryText } from '@prumo/verify/entry'
import { leafHash, rootOf } from '@prumo/verify/merkle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTrees } from './checkTrees'

const organizationId = 'abcdef01-0000-4000-8000-000000000001'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const recorded = (position: number, of: string, type = 'TagAdded', data: object = {}): RecordedEvent => ({
  id: `00000000-0000-4000-8000-00000000000${position}`,
  position,
  type,
  stream: `some-${of}`,
  revision: position,
  organizationId: of,
  projectId: null,
  at: '2026-11-22T09:00:00.000000Z',
  data: JSON.stringify(data),
  metadata: '{}',
})

async function found(events: readonly RecordedEvent[]) {
  const log = {
    readAll: async (after: number) => events.filter(({ position }) => position > after),
    end: async () => ({ position: events.length, eventId: null }),
  }
  const trees = checkTrees({ log, config: { PRUMO_DATA: folder } } as unknown as Foundation)
  for (const event of events) trees.take(event)
  return { looked: await trees.end(events.length), violations: trees.violations.named() }
}

const headOf = (events: readonly RecordedEvent[]) => ({
  size: events.length,
  root: toBase64(rootOf(events.map((event) => leafHash(entryText(event))))),
})

describe('I6', () => {
  it('holds where an id in another spelling put an event into an organization’s tree', async () => {
    const events = [recorded(1, organizationId), recorded(2, organizationId.toUpperCase()), recorded(3, organizationId)]
    const signed = recorded(4, organizationId, 'LogHeadSigned', headOf(events))
    expect(await found([...events, signed])).toEqual({ looked: '1 heads of 1 organizations', violations: [] })
  })

  it('names an organization whose signed head is of other events', async () => {
    const [first, second] = [recorded(1, organizationId), recorded(2, organizationId)]
    const signed = recorded(3, organizationId, 'LogHeadSigned', headOf([first, { ...second, data: '{"cents":1}' }]))
    expect((await found([first, second, signed])).violations).toEqual([
      `organization ${organizationId}: its first 2 events are not those of a signed head`,
    ])
  })
})
