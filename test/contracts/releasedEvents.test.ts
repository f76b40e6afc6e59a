import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventType, events } from '@prumo/contracts/index'
import type { Upcast } from '@prumo/contracts/upcast'
import { upcastsOf, versionOf } from '@prumo/contracts/upcasts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { examplesOf, type Shape } from '../faults/releasedExamples'
import { randomOf } from '../reliability/load'
import { type Released, readReleased, release } from './releasedShapes'
import { shapeOf } from './shapeOf'

/**
 * Events are for ever: a released shape never changes, or a reader of an old log is lost. A shape that has to change
 * is a new version with an upcast (contracts/upcasts.ts). `RELEASE_EVENTS=1 npx vitest run test/contracts` keeps the
 * shapes of new types and versions.
 */
const types = Object.keys(events) as EventType[]
const present: Released[] = types.map((type) => ({ type, version: versionOf(type), shape: shapeOf(events[type]) }))
if (process.env.RELEASE_EVENTS) for (const shape of present) release(shape)
const kept = readReleased<Shape>()

describe('Released events', () => {
  it.each(types)('%s has the shape that its version was released with', (type) => {
    const ofType = ({ type: name }: Released) => name === type
    const { shape, version } = present.find(ofType) ?? {}
    const releasedAs = kept.find((released) => ofType(released) && released.version === version)
    expect(shape, `${type}: a changed shape is a new version with an upcast`).toEqual(releasedAs?.shape)
  })

  it('are all that there are, in every version up to that of today', () => {
    const namesOf = (all: readonly Released[]) => all.map(({ type, version }) => `${type} ${version}`).sort()
    const all = present.flatMap(({ type, version, shape }) =>
      Array.from({ length: version }, (_, before) => ({ type, version: before + 1, shape })),
    )
    expect(namesOf(kept)).toEqual(namesOf(all))
  })

  it.each(kept)('$type of version $version reads as an event of today', (released) => {
    expect(unreadIn(released, upcastsOf(released.type), events[released.type as EventType])).toEqual([])
  })

  it.each(present)('$type takes no field that it does not name', ({ shape }) =>
    expect(openObjectsIn(shape)).toEqual([]),
  )
})

describe('A shape', () => {
  const schema = z.strictObject({ stepId: z.uuid(), rank: z.string(), as: z.enum(['team', 'stakeholder']) })

  it.each([
    ['another field', schema.extend({ name: z.string() })],
    ['another optional field', schema.extend({ name: z.string().optional() })],
    ['a field less', schema.omit({ rank: true })],
    ['a field that may be missing', schema.partial({ rank: true })],
    ['a field that may be null', schema.extend({ rank: z.string().nullable() })],
    ['a field of another type', schema.extend({ rank: z.int() })],
    ['a tighter field', schema.extend({ rank: z.string().max(10) })],
    ['another choice', schema.extend({ as: z.enum(['team', 'stakeholder', 'manager']) })],
    ['fields that it does not name', z.looseObject(schema.shape)],
  ])('would differ by %s', (_, changed) => expect(shapeOf(changed)).not.toEqual(shapeOf(schema)))

  it('is the same in another order', () =>
    expect(
      shapeOf(z.strictObject({ rank: z.string(), as: z.enum(['stakeholder', 'team']), stepId: z.uuid() })),
    ).toEqual(shapeOf(schema)))

  it('would be found to take any field', () =>
    expect(openObjectsIn(shapeOf(z.strictObject({ before: z.object({}).catchall(z.unknown()) })))).toHaveLength(1))

  it('is never overwritten once it was released', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prumo-released-'))
    for (const shape of ['as it was', 'as it is']) release({ type: 'StepMoved', version: 1, shape }, folder)
    expect(readReleased(folder)).toEqual([{ type: 'StepMoved', version: 1, shape: 'as it was' }])
  })

  it('cannot be read in an earlier version without its upcast, or with a wrong one', () => {
    const released = { type: 'StepMoved', version: 1, shape: shapeOf(schema) as Shape }
    const grown = schema.extend({ weight: z.int().nullable() })
    const weigh: Upcast = (data) => ({ ...data, weight: null })
    expect(unreadIn(released, [weigh], grown)).toEqual([])
    expect(unreadIn(released, [], grown)).not.toEqual([])
    expect(unreadIn(released, [(data) => ({ ...data, weight: 'none' })], grown)).not.toEqual([])
  })
})

/** Examples of a released shape that are no event of today once they are upcast. */
function unreadIn({ type, version, shape }: Released<Shape>, upcasts: readonly Upcast[], today: z.ZodType): unknown[] {
  const random = randomOf(version)
  return Array.from({ length: 20 }, () => examplesOf([{ type, version, shape }], idOf, random))
    .flat()
    .map(({ data }) => upcasts.slice(version - 1).reduce((grown, upcast) => upcast(grown), data))
    .filter((data) => !today.safeParse(data).success)
}

const idOf = () => '0190a0b0-0000-7000-8000-000000000001'

function openObjectsIn(shape: unknown): unknown[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { type, additionalProperties } = shape as { type?: unknown; additionalProperties?: unknown }
  const isOpen = type === 'object' && !isClosed(additionalProperties)
  return [...(isOpen ? [shape] : []), ...Object.values(shape).flatMap(openObjectsIn)]
}

/** Closed is an object of named fields, or a table whose values have a shape of their own. */
const isClosed = (additional: unknown) =>
  additional === false || (typeof additional === 'object' && additional !== null && Object.keys(additional).length > 0)
