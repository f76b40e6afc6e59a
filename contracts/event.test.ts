import { expect, it } from 'vitest'
import { z } from 'zod'
import { change, event, meaningOf } from './event'
import { module } from './module'

const shape = z.strictObject({ taskId: z.string(), title: z.string() })
const parts = { name: 'tasks', commands: {}, needs: {}, queries: {}, refusals: [] }

it('an event has the shape of its schema, and the meaning that it was given', () => {
  const added = event(shape, { begins: true, names: { kind: 'task', id: 'taskId', name: 'title' } })
  expect(added.parse({ taskId: 't', title: 'Obra' })).toEqual({ taskId: 't', title: 'Obra' })
  expect(meaningOf(added)).toEqual({ begins: true, names: { kind: 'task', id: 'taskId', name: 'title' } })
})

it('two events of one shape have each a meaning of its own', () => {
  const [added, removed] = [event(shape, { begins: true }), event(shape, { ends: true })]
  expect([meaningOf(added), meaningOf(removed), meaningOf(event(shape, change))]).toEqual([
    { begins: true },
    { ends: true },
    {},
  ])
})

it('an event without a meaning does not compile, nor one that names by a field that it does not have', () => {
  // @ts-expect-error: it says nothing of what it means.
  const events = module({ ...parts, events: { TaskAdded: shape } })
  // @ts-expect-error: there is no such field.
  const added = event(shape, { names: { kind: 'task', id: 'taskId', name: 'pitch' } })
  expect([events, added]).toHaveLength(2)
})
