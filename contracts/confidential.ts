import { z } from 'zod'
import type { Feature } from './access'
import { schemaParts } from './schemaParts'

/**
 * Fields that not everybody who sees their record may see: amounts and hour values under `finance`, assessments of
 * risks under `risks`.
 */
export const guardedFeatures = ['finance', 'risks'] as const satisfies readonly Feature[]
export type GuardedFeature = (typeof guardedFeatures)[number]

/** Which feature somebody has to see to be shown a value; a function where only the value itself tells. */
export type Guard = GuardedFeature | ((value: never) => readonly Feature[])
const guards = z.registry<{ guard: Guard }>()

/**
 * Declares a field confidential, once for every command, event and answer that has it. Screens, exports, proofs and
 * input follow this. The schema must be used for this field only.
 */
export function confidential<Schema extends z.ZodType>(schema: Schema, guard: Guard): Schema {
  guards.add(schema, { guard })
  return schema
}

/** Declares that this schema, made of that one, is confidential where that one is. */
export function confidentialLike<Schema extends z.ZodType>(schema: Schema, source: z.ZodType): Schema {
  const kept = guards.get(source)
  return kept ? confidential(schema, kept.guard) : schema
}

const hiddenFeatures = z.array(z.enum(guardedFeatures)).default([])
/** By this an answer, or a row of one, says what it was left without because the right to it is missing. */
export const hidden = { hidden: hiddenFeatures }

/** The way to what is confidential in a schema. */
export type Confidential = {
  guard?: Guard
  /** What guards anything in here, whatever the value. */
  features: readonly GuardedFeature[]
  /** Whether it says of itself what it was left without. */
  tells?: true
  fields: Readonly<Record<string, Confidential>>
  /** That of each item of a list or a record. */
  items?: Confidential
}

const looked = new WeakMap<z.ZodType, { found: Confidential | undefined }>()

/** What is confidential in a schema; `undefined` where nothing is. Each schema is looked through once. */
export function confidentialIn(schema: z.ZodType): Confidential | undefined {
  const kept = looked.get(schema) ?? { found: find(schema, []) }
  looked.set(schema, kept)
  return kept.found
}

function find(schema: z.ZodType, within: readonly z.ZodType[]): Confidential | undefined {
  // A schema that stands within itself says nothing new there.
  if (within.includes(schema)) return undefined
  const guard = guards.get(schema)?.guard
  // What guards a value guards all that is in it.
  if (guard) return { guard, features: typeof guard === 'string' ? [guard] : [], fields: {} }
  const parts = schemaParts(schema)
  const inside = parts.flatMap(([name, inner]) => {
    const found = find(inner, [...within, schema])
    return found ? [under(name, found)] : []
  })
  const [first, ...others] = inside
  if (!first) return undefined
  const whole = others.reduce(together, first)
  return parts.some(([, inner]) => inner === hiddenFeatures) ? { ...whole, tells: true } : whole
}

function under(name: string, part: Confidential): Confidential {
  const { features } = part
  if (name === '') return part
  return name === '[]' ? { features, fields: {}, items: part } : { features, fields: { [name]: part } }
}

function together(first: Confidential, second: Confidential): Confidential {
  if (first.guard && second.guard && first.guard !== second.guard) throw new TypeError('a field is guarded in two ways')
  const guard = first.guard ?? second.guard
  const items = first.items && second.items ? together(first.items, second.items) : (first.items ?? second.items)
  return {
    features: [...new Set([...first.features, ...second.features])],
    fields: fieldsTogether(first.fields, second.fields),
    ...(guard && { guard }),
    ...(items && { items }),
    ...((first.tells || second.tells) && { tells: true }),
  }
}

function fieldsTogether(first: Confidential['fields'], second: Confidential['fields']): Confidential['fields'] {
  const both = Object.entries(second).map(([name, its]) => {
    const mine = Object.hasOwn(first, name) ? first[name] : undefined
    return [name, mine ? together(mine, its) : its]
  })
  return { ...first, ...Object.fromEntries(both) }
}
