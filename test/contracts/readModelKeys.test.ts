import { type EventType, events, type RecordedEvent } from '@prumo/contracts/index'
import { projections } from '@prumo/projections/index'
import type { Projection } from '@prumo/projections/projection'
import { expect, it } from 'vitest'
import { examplesOf, type Shape } from '../faults/releasedExamples'
import { fresh } from '../given/fresh'
import { randomOf } from '../reliability/load'
import { shapeOf } from './shapeOf'

/** What people are called by what they are to a thing. */
const people = [
  'administratorId',
  'assigneeId',
  'authorId',
  'requestedById',
  'approverIds',
  'notified',
  'mention',
  'returnedToFullAccess',
]

/** The ids of examples, each of one kind: that of its field. */
const kinds = new Map<string, string>()
const ids = new Map<string, string>()
const idOf = (name: string) => {
  const id = ids.get(name) ?? fresh()
  ids.set(name, id)
  kinds.set(id, people.includes(name) ? 'userId' : name.replace(/Ids$/, 'Id'))
  return id
}

/** Several examples of every event, so that what may be left out is there in some. */
const random = randomOf(7)
const shapes = (Object.keys(events) as EventType[]).map((type) => ({
  type,
  version: 1,
  shape: shapeOf(events[type]) as Shape,
}))
const examples = Array.from({ length: 12 }, () => examplesOf(shapes, idOf, random)).flat()

const recorded = ({ type, data }: (typeof examples)[number]): RecordedEvent => {
  const projectId = (data.projectId as string | undefined) ?? null
  const metadata = {
    actor: { kind: 'user', userId: idOf('userId'), sessionRef: '' },
    commandId: idOf('commandId'),
    causationId: idOf('commandId'),
    correlationId: idOf('correlationId'),
    payloadHash: '',
    permissionBasis: 'owner',
    from: null,
  }
  const place = { organizationId: idOf('organizationId'), projectId }
  const envelope = { id: idOf('eventId'), stream: `thing-${idOf('streamId')}`, revision: 1, position: 7 }
  return { type, data, ...envelope, ...place, metadata, at: '2026-03-02T09:00:00.000000Z' } as unknown as RecordedEvent
}

/** The keys of the rows that an event makes or changes. */
function keysOf(projection: Projection, event: RecordedEvent): string[] {
  const keys = projection.keys?.(event) ?? [(event.data as Record<string, unknown>)[projection.key]]
  const completed = (projection.completes?.(null, event) ?? []).map((row) => row[projection.key])
  return [...keys, ...completed].map(String)
}

const anId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** What is not of an example is the read model's own: no client can choose it. */
const ownId = 'own'

/** A row of one event each: no two kinds can meet in one. */
const ofOneEvent = ['audit_names']

/** The kinds of the ids in a read model's keys, by the form of the key without them. */
function kindsIn(projection: Projection): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const concerned = examples.filter(({ type }) => projection.on[type as EventType] || projection.all)
  for (const key of concerned.flatMap((example) => keysOf(projection, recorded(example)))) {
    const of = [...key.matchAll(anId)].map(([id]) => kinds.get(id) ?? ownId).join(' ')
    const form = key.replace(anId, '#')
    if (of !== '') found.set(form, (found.get(form) ?? new Set()).add(of))
  }
  return found
}

const readModels = projections.filter(({ table }) => !ofOneEvent.includes(table))

it.each(readModels.map((projection) => [projection.table, projection] as const))(
  'API-09 H2 the keys of %s hold ids of one kind, and what counts stands apart',
  (_, projection) => {
    const mixed = [...kindsIn(projection)].filter(([, of]) => [...of].filter((kind) => kind !== ownId).length > 1)
    expect(mixed.map(([form, of]) => `${form}: ${[...of].join(', ')}`)).toEqual([])
  },
)

it('API-09 H2 finds a read model whose counter stands under the id of its project', () => {
  const [tasks] = projections.filter(({ table }) => table === 'tasks_tasks')
  const counting = { ...tasks, keys: ({ data }: RecordedEvent) => Object.values(data).slice(0, 2) } as Projection
  expect([...kindsIn(counting).values()].some((of) => of.size > 1)).toBe(true)
})
