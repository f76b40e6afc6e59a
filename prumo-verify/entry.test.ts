import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentHash, entryText } from './entry.mjs'

const event = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  type: 'TaskMoved',
  stream: 'plan-0190a0b0-0000-7000-8000-000000000002',
  revision: 7,
  at: '2026-11-21T12:00:00.000Z',
  organizationId: '0190a0b0-0000-7000-8000-000000000003',
  projectId: null,
  data: '{"name":"Fundação"}',
  metadata: '{"commandId":"1"}',
  position: 12,
}

describe('AUD-01 The entry of an event', () => {
  it('is canonical JSON without the position, its content a hash of the exact bytes', () => {
    const content = createHash('sha256').update('{"name":"Fundação"}\n{"commandId":"1"}').digest('hex')
    expect(entryText(event)).toBe(
      `{"at":"2026-11-21T12:00:00.000Z","content":"${content}","id":"${event.id}",` +
        `"organizationId":"${event.organizationId}","projectId":null,"revision":7,"stream":"${event.stream}","type":"TaskMoved"}`,
    )
  })

  it('changes with every byte of data and metadata, and with where one ends', () => {
    expect(contentHash('ab', 'c')).not.toBe(contentHash('a', 'bc'))
    expect(contentHash('{}', '{"a":1}')).not.toBe(contentHash('{}', '{"a":2}'))
  })
})
