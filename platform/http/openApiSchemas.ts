import { json } from '@prumo/contracts/audit/queries'
import { day, id, instant, recordedId } from '@prumo/contracts/values'
import { z } from 'zod'

/** What many fields share: the document describes each of these once, under this name. */
const shared = { Day: day, Id: id, Instant: instant, Json: json, RecordedId: recordedId }

const names = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries(shared)) names.add(schema, { id: name })

type Direction = 'input' | 'output'

/** A schema of the contracts as OpenAPI 3.0 writes it; what it shares with others is a reference. */
export const schemaOf = (schema: z.ZodType, direction: Direction): object => described(schema, direction).schema

/** What `schemaOf` refers to. */
export const sharedSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(shared).map(([name, schema]) => [name, described(schema, 'input').definition(name)]),
  )

/** A schema is described within another, because only parts of a schema become references. */
function described(schema: z.ZodType, io: Direction) {
  const options = { io, metadata: names, unrepresentable: 'any', target: 'openapi-3.0' } as const
  const written = JSON.stringify(z.toJSONSchema(z.object({ schema }), options))
  const { properties, definitions } = JSON.parse(written.replaceAll('#/definitions/', '#/components/schemas/'))
  return {
    schema: properties.schema as object,
    definition: (name: string) => {
      const { id: _, ...definition } = definitions[name]
      return definition as object
    },
  }
}
