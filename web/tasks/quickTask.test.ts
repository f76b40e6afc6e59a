import { expect, it } from 'vitest'
import { quickTask } from './quickTask'

const form = (given: Record<string, string>) => ({
  text: (name: string) => given[name] ?? '',
  all: () => [],
  has: (name: string) => name in given,
})
const proposed = { startOn: '2026-03-01', endOn: '2026-03-05' }
const base = { title: 'Concretar a laje', startOn: '2026-03-02', endOn: '2026-03-06', assigneeId: '' }

it('KAN-04 takes a title and a date range', () =>
  expect(quickTask(form(base), false, proposed)).toEqual({ task: { ...base, assigneeId: null }, errors: {} }))

it('KAN-04 takes a duration instead of an end, the first day included', () =>
  expect(quickTask(form({ ...base, duration: '5' }), true, proposed).task?.endOn).toBe('2026-03-06'))

it('KAN-04 takes the proposed end along past which it is to start, as many days later, and no end that was typed', () => {
  const endOf = (days: object) => quickTask(form({ ...base, ...days }), false, proposed)
  expect(endOf({ startOn: '2026-03-06', endOn: '2026-03-05' }).task?.endOn).toBe('2026-03-10')
  expect(endOf({ startOn: '2026-03-05', endOn: '2026-03-05' }).task?.endOn).toBe('2026-03-05')
  expect(endOf({ startOn: '2026-03-06', endOn: '2026-03-04' }).errors).toEqual({ endOn: 'task.endBeforeStart' })
})

it.each([
  [{ title: ' ' }, false, { title: 'title.missing' }],
  [{ startOn: '31/02' }, false, { startOn: 'day.invalid' }],
  [{ endOn: '2026-03-01' }, false, { endOn: 'task.endBeforeStart' }],
  [{ endOn: '2027-03-03' }, false, { endOn: 'task.tooLong' }],
  [{ duration: '366' }, true, { duration: 'duration.invalid' }],
  [{ duration: '1,5' }, true, { duration: 'duration.invalid' }],
])('KAN-04 says what is wrong with %j', (changes, byDuration, errors) =>
  expect(quickTask(form({ ...base, ...changes }), byDuration, proposed)).toEqual({ errors }),
)
