import { commands, needs, problems, queries, refusals } from '@prumo/contracts/index'
import { needOfPast, pastInput } from '@prumo/contracts/query'
import { browserSpanCall } from '@prumo/contracts/telemetry/browserSpans'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const problem = {
  description: 'Problem details (RFC 9457) with a stable code',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
const asked = (need: object) => ({ 'x-need': need })

const commandPath = (type: keyof typeof commands) => ({
  post: {
    operationId: type,
    ...asked(needs[type]),
    requestBody: json({
      type: 'object',
      required: ['id', 'data'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        data: schemaOf(commands[type], 'input'),
        expectedVersion: { type: 'integer' },
      },
    }),
    responses: {
      200: { description: 'Done: where it stands in the log', ...json({ $ref: '#/components/schemas/Accepted' }) },
      default: problem,
    },
  },
})

const queryPath = (name: keyof typeof queries) => ({
  get: {
    operationId: name,
    ...asked(queries[name].need),
    parameters: Object.entries({
      ...queries[name].input.shape,
      ...(needOfPast(queries[name]) && pastInput.shape),
    }).map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: !(schema as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    })),
    responses: {
      200: { description: 'The answer', ...json(schemaOf(queries[name].output, 'output')) },
      default: problem,
    },
  },
})

const browserSpanPath = {
  post: {
    operationId: 'browserSpan',
    ...asked(browserSpanCall.need),
    requestBody: json(schemaOf(browserSpanCall.input, 'input')),
    responses: { 204: { description: 'Taken' }, default: problem },
  },
}

const pathsOf = <Name extends string>(names: Name[], prefix: string, path: (name: Name) => object) =>
  Object.fromEntries(names.map((name) => [`${prefix}/${name}`, path(name)]))

/** The whole interface as OpenAPI 3.0, made from the contracts. */
export const openApi = () => ({
  openapi: '3.0.3',
  info: { title: 'Prumo', version: '1' },
  paths: {
    ...pathsOf(Object.keys(commands) as (keyof typeof commands)[], '/rest/commands', commandPath),
    ...pathsOf(Object.keys(queries) as (keyof typeof queries)[], '/rest/queries', queryPath),
    [browserSpanCall.path]: browserSpanPath,
  },
  components: {
    schemas: {
      Accepted: { type: 'object', properties: { position: { type: 'string' }, version: { type: 'integer' } } },
      Problem: {
        type: 'object',
        properties: {
          type: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', enum: [...problems, ...refusals] },
          details: { type: 'object' },
          fields: {
            type: 'array',
            items: { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' } } },
          },
          more: { type: 'integer', description: 'How many fields are at fault besides those that are named' },
        },
      },
    },
  },
})
