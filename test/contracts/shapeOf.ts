import { z } from 'zod'

/** The shape of a schema as JSON Schema: sets in order, and no pattern beside the format that it spells out. */
export function shapeOf(schema: z.ZodType): unknown {
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
