import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { expect, it } from 'vitest'
import type { Policy } from '../pipeline/policy'
import { dueOf, firstOfEach } from './dueOf'

const [roof, wall] = ['roof', 'wall']
const event = (type: string, projectId: string | null, data: object | string = {}) =>
  ({
    type,
    projectId,
    stream: `plan-${projectId}`,
    data: typeof data === 'string' ? data : JSON.stringify(data),
    metadata: '{}',
  }) as RecordedEvent
const react = async () => {}
const policy: Policy = {
  name: 'whenTasksDoneCloseEntries',
  on: { TaskMoved: react, EntryRecorded: react },
  begins: { EntryRecorded: ({ data }) => 'closesWithTasks' in data && data.closesWithTasks === true },
  concerns: ({ data }) => !('rank' in data),
}
const none = () => false
const marked = event('EntryRecorded', roof, { closesWithTasks: true })
const moved = event('TaskMoved', roof)

it('FIN-06 what happens in a project concerns a policy only from where something begins in it', () => {
  const page = [
    moved,
    event('EntryRecorded', roof, { closesWithTasks: false }),
    marked,
    moved,
    event('TaskMoved', wall),
  ]
  expect(dueOf(policy, page, none)).toEqual({ events: [marked, moved], begun: [roof] })
  expect(dueOf(policy, [moved, event('TaskMoved', wall)], (id) => id === wall)).toEqual({
    events: [event('TaskMoved', wall)],
    begun: [],
  })
  expect(dueOf(policy, [event('TaskMoved', null)], none)).toEqual({ events: [], begun: [] })
})

it('FIN-06 an event that cannot be read concerns no policy that asks, and keeps no other event waiting', () => {
  const unreadable = [event('EntryRecorded', wall, 'no JSON'), event('TaskMoved', roof, 'no JSON')]
  expect(dueOf(policy, [...unreadable, marked, ...unreadable, moved], none)).toEqual({
    events: [marked, moved],
    begun: [roof],
  })
})

it('FIN-06 of many events that come at once, one of each stream is enough for a reaction that reads on', () => {
  const [first, second, third] = [event('TaskMoved', roof), event('TaskMoved', wall), event('TaskMoved', roof)]
  expect(firstOfEach({ ...policy, readsOn: true }, [first, second, third])).toEqual([first, second])
  expect(firstOfEach(policy, [first, second, third])).toEqual([first, second, third])
})
