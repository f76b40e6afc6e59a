import type { z } from 'zod'
import { confidentialLike } from './confidential'
import { id, recordedId } from './values'

// biome-ignore lint/suspicious/noExplicitAny: a definition of zod is a record of whatever its kind has.
type Definition = Record<string, any>
type Clonable = z.ZodType & { clone(definition: Definition): z.ZodType }

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** A definition with each inner schema changed by this function, for schemas of any kind. */
const withInner: Record<string, (definition: Definition, change: (inner: z.ZodType) => z.ZodType) => Definition> = {
  object: ({ shape }, change) => ({ shape: mapValues(shape, change) }),
  array: ({ element }, change) => ({ element: change(element) }),
  nullable: ({ innerType }, change) => ({ innerType: change(innerType) }),
  optional: ({ innerType }, change) => ({ innerType: change(innerType) }),
  union: ({ options }, change) => ({ options: options.map(change) }),
  record: ({ keyType, valueType }, change) => ({ keyType: change(keyType), valueType: change(valueType) }),
}

const mapValues = <Value, Result>(values: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** The shapes of events as they were released: an id in them may have any spelling that was ever taken. */
export const recordedShapes = <Schemas extends Record<string, z.ZodType>>(schemas: Schemas): Schemas =>
  mapValues(schemas, recordedShape) as Schemas

function recordedShape(schema: z.ZodType): z.ZodType {
  if (schema === id) return recordedId
  const definition = definitionOf(schema)
  const change = withInner[definition.type]
  if (!change) return schema
  return confidentialLike((schema as Clonable).clone({ ...definition, ...change(definition, recordedShape) }), schema)
}

/** Calls back for each id in a value. */
type Visit = (value: unknown, take: (id: string) => void) => void

const nothing: Visit = () => {}

/** What finds the ids in a value of this shape. In a value of another shape it finds fewer, and fails at none. */
export function idsIn(schema: z.ZodType): Visit {
  if (schema === id || schema === recordedId)
    return (value, take) => {
      if (typeof value === 'string') take(value)
    }
  const definition = definitionOf(schema)
  return visits[definition.type]?.(definition) ?? nothing
}

const visits: Record<string, (definition: Definition) => Visit> = {
  object: ({ shape }) => {
    const fields = Object.entries(shape as Record<string, z.ZodType>)
      .map(([name, inner]) => ({ name, visit: idsIn(inner) }))
      .filter(({ visit }) => visit !== nothing)
    if (fields.length === 0) return nothing
    return (value, take) => {
      if (isObject(value)) for (const { name, visit } of fields) visit(value[name], take)
    }
  },
  array: ({ element }) => ofEach(idsIn(element), (value) => (Array.isArray(value) ? value : [])),
  record: ({ valueType }) => ofEach(idsIn(valueType), (value) => (isObject(value) ? Object.values(value) : [])),
  nullable: ({ innerType }) => idsIn(innerType),
  optional: ({ innerType }) => idsIn(innerType),
  union: ({ options }) => {
    const inner = (options as z.ZodType[]).map(idsIn).filter((visit) => visit !== nothing)
    if (inner.length === 0) return nothing
    return (value, take) => {
      for (const visit of inner) visit(value, take)
    }
  },
}

const ofEach = (visit: Visit, itemsOf: (value: unknown) => unknown[]): Visit =>
  visit === nothing
    ? nothing
    : (value, take) => {
        for (const item of itemsOf(value)) visit(item, take)
      }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
