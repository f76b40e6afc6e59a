import { expect, it } from 'vitest'
import { quickTask } from './quickTask'

const form = (given: Record<string, string>) => ({
  text: (name: string) => given[name] ?? '',
  all: () => [],
  has: (name: string) => name in given,
})
const base = { title: 'Concretar a laje', startOn: '2026-03-02', endOn: '2026-03-06', assigneeId: '' }

it('KAN-04 takes a title and a date range', () =>
  expect(quickTask(form(base), false)).toEqual({ task: { ...base, assigneeId: null }, errors: {} }))

it('KAN-04 takes a duration instead of an end, the first day included', () =>
  expect(quickTask(form({ ...base, duration: '5' }), true).task?.endOn).toBe('2026-03-06'))

it.each([
  [{ title: ' ' }, false, { title: 'title.missing' }],
  [{ startOn: '31/02' }, false, { startOn: 'day.invalid' }],
  [{ endOn: '2026-03-01' }, false, { endOn: 'task.endBeforeStart' }],
  [{ endOn: '2027-03-03' }, false, { endOn: 'task.tooLong' }],
  [{ duration: '366' }, true, { duration: 'duration.invalid' }],
  [{ duration: '1,5' }, true, { duration: 'duration.invalid' }],
])('KAN-04 says what is wrong with %j', (changes, byDuration, errors) =>
  expect(quickTask(form({ ...base, ...changes }), byDuration)).toEqual({ errors }),
)
