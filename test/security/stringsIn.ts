import type { z } from 'zod'

/** A string that an input may have: where it stands, and what it has to be. */
type StringIn = { path: string[]; schema: z.ZodType }

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  items?: z.ZodType[]
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  getter?: () => z.ZodType
}

/** What an input is made of that no text can stand in. */
const textless = ['number', 'int', 'boolean', 'literal', 'enum', 'null', 'undefined', 'never']

/** What stands for a key that the schema does not name. */
const anyKey = '*'

/** Each string in an input, as deep as it stands. Throws at what takes anything. */
export function stringsIn(schema: z.ZodType, path: string[] = []): StringIn[] {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def
  const within = (inner: z.ZodType | undefined, ...key: string[]) => (inner ? stringsIn(inner, [...path, ...key]) : [])
  if (def.type === 'string') return [{ path, schema }]
  if (def.type === 'object') return Object.entries(def.shape ?? {}).flatMap(([key, schema]) => within(schema, key))
  if (def.type === 'array') return within(def.element, '0')
  if (def.type === 'union') return (def.options ?? []).flatMap((schema) => within(schema))
  if (def.type === 'record')
    return [
      ...within(def.keyType, anyKey).map((found) => ({ ...found, path: [...path, anyKey] })),
      ...within(def.valueType, 'key'),
    ]
  if (def.type === 'pipe') return within(def.in)
  if (['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch'].includes(def.type))
    return within(def.innerType)
  if (textless.includes(def.type)) return []
  throw new Error(`${path.join('.')} takes anything: ${def.type}`)
}
