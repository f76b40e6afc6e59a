import type { z } from 'zod'

/**
 * The schemas that a schema is made of: under a property's name, under `[]` for items, under an empty name for a
 * wrapped schema.
 */
type SchemaParts = [name: string, schema: z.ZodType][]

type Def = {
  shape: Record<string, z.ZodType>
  element: z.ZodType
  items: z.ZodType[]
  valueType: z.ZodType
  options: z.ZodType[]
  left: z.ZodType
  right: z.ZodType
  in: z.ZodType
  out: z.ZodType
  innerType: z.ZodType
  getter: () => z.ZodType
}

const made: Partial<Record<z.core.$ZodTypeDef['type'], (def: Def) => SchemaParts>> = {
  object: ({ shape }) => Object.entries(shape),
  array: ({ element }) => [['[]', element]],
  set: ({ valueType }) => [['[]', valueType]],
  map: ({ valueType }) => [['[]', valueType]],
  record: ({ valueType }) => [['[]', valueType]],
  tuple: ({ items }) => items.map((item) => ['[]', item]),
  union: ({ options }) => options.map((option) => ['', option]),
  intersection: ({ left, right }) => [left, right].map((side) => ['', side]),
  pipe: (def) => [def.in, def.out].map((end) => ['', end]),
  lazy: ({ getter }) => [['', getter()]],
}

export function schemaParts(schema: z.ZodType): SchemaParts {
  const def = (schema as unknown as z.core.$ZodTypes)._zod.def as unknown as Def & { type: z.core.$ZodTypeDef['type'] }
  const parts = made[def.type]
  if (parts) return parts(def)
  return 'innerType' in def ? [['', def.innerType]] : []
}
