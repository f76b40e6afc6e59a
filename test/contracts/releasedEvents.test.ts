import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { events } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/**
 * Events are for ever: what was released once keeps its shape, or a reader of an old log is lost. `releasedEvents.json` is that promise.
 * `RELEASE_EVENTS=1 npx vitest run test/contracts/releasedEvents.test.ts` adds event types that are not in it yet; it never changes one that is.
 */
const file = fileURLToPath(new URL('releasedEvents.json', import.meta.url))
type Shapes = Record<string, unknown>

const present: Shapes = Object.fromEntries(Object.entries(events).map(([type, schema]) => [type, shapeOf(schema)]))
if (process.env.RELEASE_EVENTS) writeFileSync(file, `${JSON.stringify(released(file, present), null, 2)}\n`)
const kept: Shapes = read(file)

describe('Released events', () => {
  it.each(Object.keys(kept))('%s has the shape that it was released with', (type) =>
    expect(present[type]).toEqual(kept[type]),
  )

  it('are all that there are: a new one is released by RELEASE_EVENTS=1', () =>
    expect(Object.keys(present).sort()).toEqual(Object.keys(kept).sort()))

  it.each(Object.keys(present))('%s takes no field that it does not name', (type) =>
    expect(openObjectsIn(present[type])).toEqual([]),
  )
})

describe('A shape', () => {
  const shape = z.strictObject({ stepId: z.uuid(), rank: z.string(), as: z.enum(['team', 'stakeholder']) })

  it.each([
    ['another field', shape.extend({ name: z.string() })],
    ['another optional field', shape.extend({ name: z.string().optional() })],
    ['a field less', shape.omit({ rank: true })],
    ['a field that may be missing', shape.partial({ rank: true })],
    ['a field that may be null', shape.extend({ rank: z.string().nullable() })],
    ['a field of another type', shape.extend({ rank: z.int() })],
    ['a tighter field', shape.extend({ rank: z.string().max(10) })],
    ['another choice', shape.extend({ as: z.enum(['team', 'stakeholder', 'manager']) })],
    ['fields that it does not name', z.looseObject(shape.shape)],
  ])('would differ by %s', (_, changed) => expect(shapeOf(changed)).not.toEqual(shapeOf(shape)))

  it('is the same in another order', () =>
    expect(
      shapeOf(z.strictObject({ rank: z.string(), as: z.enum(['stakeholder', 'team']), stepId: z.uuid() })),
    ).toEqual(shapeOf(shape)))

  it('would be found to take any field', () =>
    expect(openObjectsIn(shapeOf(z.strictObject({ before: z.object({}).catchall(z.unknown()) })))).toHaveLength(1))

  it('that was released is never overwritten', () =>
    expect(releasedWith({ StepMoved: 'as it was' }, { StepMoved: 'as it is', StepAdded: 'new' })).toEqual({
      ...{ StepMoved: 'as it was', StepAdded: 'new' },
    }))
})

/** An event's shape as JSON Schema, where what is a set is in order, and a format is not spelt out as a pattern besides. */
function shapeOf(schema: z.ZodType): unknown {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', override: withoutPatternOfFormat })
  return JSON.parse(
    JSON.stringify(shape, (key, value) =>
      (key === 'required' || key === 'enum') && Array.isArray(value) ? [...value].sort() : value,
    ),
  )
}

function withoutPatternOfFormat({ jsonSchema }: { jsonSchema: { format?: unknown; pattern?: unknown } }) {
  if (jsonSchema.format) delete jsonSchema.pattern
}

function openObjectsIn(shape: unknown): unknown[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { type, additionalProperties } = shape as { type?: unknown; additionalProperties?: unknown }
  const isOpen = type === 'object' && !isClosed(additionalProperties)
  return [...(isOpen ? [shape] : []), ...Object.values(shape).flatMap(openObjectsIn)]
}

/** Closed is an object of named fields, or a table whose values have a shape of their own. */
const isClosed = (additional: unknown) =>
  additional === false || (typeof additional === 'object' && additional !== null && Object.keys(additional).length > 0)

function released(path: string, shapes: Shapes): Shapes {
  return releasedWith(existsSync(path) ? read(path) : {}, shapes)
}

function releasedWith(before: Shapes, shapes: Shapes): Shapes {
  return { ...shapes, ...before }
}

function read(path: string): Shapes {
  return JSON.parse(readFileSync(path, 'utf8'))
}
