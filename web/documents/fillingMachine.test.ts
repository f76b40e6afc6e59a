import type { FieldValue } from '@prumo/contracts/documents/documentField'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { Failure } from '../platform/server/failure'
import { type Draft, fillingMachine } from './fillingMachine'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = { value: FieldValue; seen: FieldValue }

function filling(value: FieldValue, draft?: Draft) {
  const sent: Sent[] = []
  const answers: (() => Promise<void>)[] = []
  const machine = fillingMachine.provide({
    actors: {
      fill: fromPromise<void, Sent>(({ input }) => {
        sent.push(input)
        return (answers.shift() ?? (() => Promise.resolve()))()
      }),
    },
  })
  const read = (typed: string | string[]) => (typed === 'none' ? undefined : typed === '' ? null : typed)
  const actor = createActor(machine, { input: { value, draft, read } }).start()
  return {
    actor,
    sent,
    answers,
    state: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.typed ?? actor.getSnapshot().context.value,
  }
}
const refusal = (code: string, status: number) => () => Promise.reject(new Failure(code, status))

describe('Filling a field', () => {
  it('gives back what was typed before another person’s value was taken over', async () => {
    const { actor, sent, state, shown } = filling('Sol')
    actor.send({ type: 'type', typed: 'Chuva forte' })
    actor.send({ type: 'heard', value: 'Garoa' })
    expect(state()).toBe('outrun')
    actor.send({ type: 'takeTheirs' })
    expect([state(), shown()]).toEqual(['settled', 'Garoa'])
    actor.send({ type: 'takeBack' })
    expect([state(), shown()]).toEqual(['outrun', 'Chuva forte'])
    actor.send({ type: 'keepMine' })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([{ value: 'Chuva forte', seen: 'Garoa' }])
  })

  it('DOC-01 saves a moment after the last key', async () => {
    const { actor, sent, state } = filling(null)
    actor.send({ type: 'type', typed: 'So' })
    await vi.advanceTimersByTimeAsync(500)
    actor.send({ type: 'type', typed: 'Sol' })
    await vi.advanceTimersByTimeAsync(500)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect([sent, state()]).toEqual([[{ value: 'Sol', seen: null }], 'settled'])
  })

  it('DOC-01 saves at once when the user leaves, on top of the value accepted before', async () => {
    const { actor, sent } = filling(null)
    for (const typed of ['a', 'ab']) {
      actor.send({ type: 'type', typed })
      actor.send({ type: 'leave' })
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(sent).toEqual([
      { value: 'a', seen: null },
      { value: 'ab', seen: 'a' },
    ])
  })

  it('DOC-01 saves what was typed during a save', async () => {
    const { actor, sent, state } = filling(null)
    actor.send({ type: 'type', typed: 'a' })
    actor.send({ type: 'leave' })
    actor.send({ type: 'type', typed: 'ab' })
    await vi.advanceTimersByTimeAsync(1000)
    expect([sent.at(-1), state()]).toEqual([{ value: 'ab', seen: 'a' }, 'settled'])
  })

  it('DOC-01 does not send a meaningless value, nor the current one', async () => {
    const { actor, sent, state } = filling('a')
    actor.send({ type: 'type', typed: 'none' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(state()).toBe('meaningless')
    actor.send({ type: 'type', typed: 'a' })
    await vi.advanceTimersByTimeAsync(1000)
    expect([state(), sent]).toEqual(['settled', []])
  })

  it('DOC-01 shows what other people write while the user does not type', () => {
    const { actor, shown } = filling('a')
    actor.send({ type: 'heard', value: 'b' })
    expect(shown()).toBe('b')
  })

  it('DOC-01 does not overwrite what another person wrote, and lets the user choose', async () => {
    const { actor, sent, state, shown } = filling(null)
    actor.send({ type: 'type', typed: 'Sol' })
    actor.send({ type: 'heard', value: 'Chuva' })
    await vi.advanceTimersByTimeAsync(5000)
    expect([state(), shown(), sent]).toEqual(['outrun', 'Sol', []])
    actor.send({ type: 'keepMine' })
    await vi.advanceTimersByTimeAsync(0)
    expect([state(), sent]).toEqual(['settled', [{ value: 'Sol', seen: 'Chuva' }]])
  })

  it('DOC-01 takes the other person’s value if the user says so', () => {
    const { actor, state, shown } = filling(null)
    actor.send({ type: 'type', typed: 'Sol' })
    actor.send({ type: 'heard', value: 'Chuva' })
    actor.send({ type: 'takeTheirs' })
    expect([state(), shown()]).toEqual(['settled', 'Chuva'])
  })

  it('DOC-01 is outrun also if only the server knew of the other value', async () => {
    const { actor, answers, state } = filling(null)
    answers.push(refusal('document.valueChangedMeanwhile', 409))
    actor.send({ type: 'type', typed: 'Sol' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(state()).toBe('outrun')
  })

  it('DOC-01 retries by itself after a passing failure, but not after a permanent one', async () => {
    const { actor, answers, sent, state } = filling(null)
    answers.push(refusal('service.unreachable', 0))
    actor.send({ type: 'type', typed: 'Sol' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(state()).toBe('failed')
    await vi.advanceTimersByTimeAsync(4000)
    expect([state(), sent.length]).toEqual(['settled', 2])
    answers.push(refusal('document.deleted', 409))
    actor.send({ type: 'type', typed: 'Sol!' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([state(), sent.length]).toEqual(['failed', 3])
  })

  it('DOC-01 resumes from an unsaved draft', async () => {
    const { sent } = filling('a', { typed: 'ab', seen: 'a' })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([{ value: 'ab', seen: 'a' }])
    expect(filling('ab', { typed: 'ab', seen: 'a' }).state()).toBe('settled')
    expect(filling('b', { typed: 'ab', seen: 'a' }).state()).toBe('outrun')
  })

  it('reads what is typed by the language that is spoken by now, and what was typed before by its own', async () => {
    const { actor, answers, sent, state } = filling('1')
    answers.push(refusal('service.unreachable', 0))
    actor.send({ type: 'type', typed: '2.345' })
    actor.send({ type: 'leave' })
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toBe('failed')
    const again = (typed: string | string[]) => String(typed).replace('.', ',')
    actor.send({ type: 'speak', read: (typed) => String(typed).replace(',', ''), again })
    expect(actor.getSnapshot().context.typed).toBe('2,345')
    actor.send({ type: 'retry' })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.at(-1)).toEqual({ value: '2345', seen: '1' })
    expect(state()).toBe('settled')
  })
})
