import { expect, it } from 'vitest'
import { z } from 'zod'
import { event, meaningOf } from './event'
import { module } from './module'

const shape = z.strictObject({ taskId: z.string(), title: z.string() })
const parts = { name: 'tasks', commands: {}, needs: {}, queries: {}, refusals: [] }

it('an event has the shape of its schema, and the meaning that it was given', () => {
  const added = event(shape, { of: 'taskId', begins: true, names: { kind: 'task', id: 'taskId', name: 'title' } })
  expect(added.parse({ taskId: 't', title: 'Obra' })).toEqual({ taskId: 't', title: 'Obra' })
  expect(meaningOf(added)).toEqual({ of: 'taskId', begins: true, names: { kind: 'task', id: 'taskId', name: 'title' } })
})

it('two events of one shape have each a meaning of its own', () => {
  const added = event(shape, { of: 'taskId', begins: true })
  const removed = event(shape, { of: 'taskId', ends: true })
  expect([meaningOf(added), meaningOf(removed)]).toEqual([
    { of: 'taskId', begins: true },
    { of: 'taskId', ends: true },
  ])
})

it('an event without a meaning, without a record or with an unknown field does not compile', () => {
  // @ts-expect-error: it says nothing of what it means.
  const events = module({ ...parts, events: { TaskAdded: shape } })
  // @ts-expect-error: it does not say which record it is about.
  const ofNothing = event(shape, { begins: true })
  // @ts-expect-error: there is no such field.
  const ofStranger = event(shape, { of: 'cardId' })
  // @ts-expect-error: there is no such field.
  const named = event(shape, { of: 'taskId', names: { kind: 'task', id: 'taskId', name: 'pitch' } })
  expect([events, ofNothing, ofStranger, named]).toHaveLength(4)
})
