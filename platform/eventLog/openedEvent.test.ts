import { userIdOf } from '@prumo/contracts/message'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from '../values/canonicalJson'
import type { RecordedEvent } from './eventLog'
import { OpenedEvent } from './openedEvent'

const openedWith = (metadata: string) =>
  new OpenedEvent({ data: '{}', metadata, stream: 's', type: 'T' } as RecordedEvent, {}, () => null)

const text = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'a"},"', '"userId":"x"', '\\', '\ud800'),
)
const actor = fc.oneof(
  fc.record({ kind: fc.constant('user'), userId: text, sessionRef: text }),
  fc.record({ kind: fc.constant('user'), userId: text, sessionRef: text, token: text }),
  fc.record({ kind: fc.constantFrom('visitor', 'system') }),
)

it('the person behind an event is the same whether its metadata was parsed or not', () => {
  fc.assert(
    fc.property(actor, text, (by, commandId) => {
      const event = openedWith(canonicalJson({ actor: by, commandId }))
      expect(event.userId).toBe(userIdOf(by as Parameters<typeof userIdOf>[0]))
      expect(event.userId).toBe(userIdOf(event.metadata.actor))
    }),
  )
})

it('the person behind an event is found however its metadata is spelled', () => {
  for (const metadata of [
    '{"actor":{"kind":"user","sessionRef":"s","userId":"ana"},"commandId":"c"}',
    '{"actor":{"kind":"user","userId":"ana","sessionRef":"s"},"commandId":"c"}',
    '{ "actor": {"kind":"user","sessionRef":"s","userId":"ana"} }',
    '{"commandId":"{\\"actor\\":{}}","actor":{"kind":"user","sessionRef":"s","userId":"\\u0061na"}}',
  ])
    expect(openedWith(metadata).userId).toBe('ana')
})

it('the person behind an event is found again after the event of another', () => {
  const of = (userId: string) =>
    openedWith(canonicalJson({ actor: { kind: 'user', sessionRef: 's', userId }, commandId: 'c' })).userId
  expect([of('ana'), of('ana'), of('bia'), of('ana'), of('')]).toEqual(['ana', 'ana', 'bia', 'ana', ''])
})
