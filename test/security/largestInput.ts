import type { z } from 'zod'

type Def = {
  type: string
  format?: string
  shape: Record<string, z.ZodType>
  element: z.ZodType
  innerType: z.ZodType
  options: z.ZodType[]
  in: z.ZodType
  keyType: z.ZodType
  valueType: z.ZodType
  entries: Record<string, string | number>
  checks?: { _zod: { def: { check: string; maximum?: number; value?: number } } }[]
}
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def
const maximumOf = ({ checks = [] }: Def, check: string) =>
  checks.find(({ _zod }) => _zod.def.check === check)?._zod.def.maximum

/**
 * Characters by what they take in the JSON of an event: 6 bytes escaped, 3 as they are, and 2, of which both are
 * escaped once more in another text.
 */
export const costly = ['\u0001', '測', '"'] as const

/** What no generator can invent: ids of things that are there, addresses, codes. */
type Given = unknown
type Room = {
  /** Of which character texts are made, and of how many at most. */
  of: string
  most: number
}

/**
 * The largest input that a schema takes: every text and list as long as it may be, nothing left out. What `given` says
 * is taken where no other would do.
 */
function largestInput(schema: z.ZodType, given: Given, room: Room): unknown {
  let count = 0
  const textOf = (def: Def) => {
    const length = Math.min(maximumOf(def, 'max_length') ?? 0, room.most)
    const distinct = String(++count).padStart(4, '0').slice(0, length)
    return distinct + room.of.repeat(length - distinct.length)
  }

  const largest = (part: z.ZodType, example: Given): unknown => {
    const def = defOf(part)
    const made = making[def.type]
    return made ? made(def, example) : example
  }
  const hasOwnShape = (def: Def) => def.format !== undefined || (def.checks ?? []).some(isFormat)
  const making: Record<string, (def: Def, example: Given) => unknown> = {
    string: (def, example) => {
      return hasOwnShape(def) || maximumOf(def, 'max_length') === undefined ? example : textOf(def)
    },
    object: ({ shape }, example) =>
      Object.fromEntries(
        Object.entries(shape).flatMap(([name, part]) => {
          const value = largest(part, (example as Record<string, unknown> | undefined)?.[name])
          return value === undefined ? [] : [[name, value]]
        }),
      ),
    array: (def, example) => {
      const items = (example ?? []) as unknown[]
      const { element } = def
      const item = defOf(element)
      if (item.type === 'enum') return Object.values(item.entries)
      if (item.format === 'uuid') return items
      if (item.type !== 'object' && hasOwnShape(item)) return items
      return Array.from({ length: maximumOf(def, 'max_length') ?? items.length }, () => largest(element, items[0]))
    },
    record: ({ keyType, valueType }, example) => {
      const sample = (example ?? {}) as Record<string, unknown>
      const key = defOf(keyType)
      if (key.type === 'enum')
        return Object.fromEntries(Object.keys(sample).map((name) => [name, largest(valueType, sample[name])]))
      const [value] = Object.values(sample)
      return Object.fromEntries(Array.from({ length: 200 }, () => [textOf(key), largest(valueType, value)]))
    },
    union: ({ options }, example) => {
      const fitting = options.find((option) => option.safeParse(example).success) ?? options[0]
      return fitting && largest(fitting, example)
    },
    pipe: (def, example) => largest(def.in, example),
    enum: ({ entries }, example) => example ?? Object.values(entries)[0],
    boolean: (_, example) => example ?? true,
    nullable: ({ innerType }, example) => largest(innerType, example ?? undefined) ?? null,
    optional: ({ innerType }, example) => largest(innerType, example),
    default: ({ innerType }, example) => largest(innerType, example),
  }
  return largest(schema, given)
}

const isFormat = ({ _zod }: NonNullable<Def['checks']>[number]) => _zod.def.check === 'string_format'

/** As large as fits into so many bytes. */
export function largestWithin(schema: z.ZodType, given: Given, of: string, bytes: number): unknown {
  for (let most = 20_000; most >= 1; most = Math.floor(most * 0.8)) {
    const input = largestInput(schema, given, { of, most })
    if (Buffer.byteLength(JSON.stringify(input)) <= bytes) return input
  }
  return given
}
