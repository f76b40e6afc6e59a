import type { BrowserSpan } from '@prumo/contracts/telemetry/browserSpans'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCommandSpans } from './commandSpans'

const id = '0197a2c4-5b1e-7c3d-8f00-a1b2c3d4e5f6'
let sent: BrowserSpan[] = []
const open = (isTraced = true) => openCommandSpans({ isTraced: () => isTraced, tell: (span) => sent.push(span) })

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('A command carries its trace, and its span is sent once its effect is visible', async () => {
  const spans = open()
  const span = spans.begin('MoveTask', id)
  const { traceparent = '' } = span.headers as { traceparent?: string }
  expect(traceparent).toMatch(/^00-0197a2c45b1e7c3d8f00a1b2c3d4e5f6-[\da-f]{16}-01$/)
  await vi.advanceTimersByTimeAsync(30)
  span.accepted(7n)
  spans.reached(6n)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  spans.reached(8n)
  spans.reached(9n)
  await vi.advanceTimersByTimeAsync(60_000)
  const spanId = traceparent.split('-')[2]
  expect(sent).toEqual([
    {
      commandId: id,
      command: 'MoveTask',
      spanId,
      startedAt: expect.any(String),
      answeredAfterMs: 30,
      visibleAfterMs: 80,
    },
  ])
})

it('A span says whether the effect was visible before the answer or never, and why a command was refused', async () => {
  const spans = open()
  const [early, unseen, refused] = [spans, spans, spans].map(() => spans.begin('MoveTask', id))
  spans.reached(7n)
  early?.accepted(7n)
  unseen?.accepted(8n)
  refused?.failed('task.unknown')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.map(({ visibleAfterMs, outcome }) => [visibleAfterMs, outcome])).toEqual([
    [0, undefined],
    [undefined, 'task.unknown'],
    [undefined, undefined],
  ])
})

it('No span is sent if tracing is off, or for an id that is no command’s', async () => {
  for (const span of [open(false).begin('MoveTask', id), open().begin('MoveTask', 'none')]) {
    expect(span.headers).toEqual({})
    span.accepted(1n)
    span.failed('task.unknown')
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})
