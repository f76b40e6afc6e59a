import type { CallContract } from '@prumo/contracts/call'
import { calls } from '@prumo/contracts/calls'
import { commands, needs, problems, queries, refusals } from '@prumo/contracts/index'
import { needOfPast, pastInput } from '@prumo/contracts/query'
import type { z } from 'zod'
import { schemaOf, sharedSchemas } from './openApiSchemas'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const reference = (place: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${place}/${name}` })
const problem = reference('responses', 'Problem')
const needed = (need: object) => ({ 'x-need': need })

const commandPath = (type: keyof typeof commands) => ({
  post: {
    operationId: type,
    ...needed(needs[type]),
    requestBody: json({
      type: 'object',
      required: ['id', 'data'],
      properties: {
        id: reference('schemas', 'Id'),
        data: schemaOf(commands[type], 'input'),
        expectedVersion: { type: 'integer' },
      },
    }),
    responses: {
      200: reference('responses', 'Accepted'),
      default: problem,
    },
  },
})

const queryPath = (name: keyof typeof queries) => ({
  get: {
    operationId: name,
    ...needed(queries[name].need),
    parameters: parametersIn('query', {
      ...queries[name].input.shape,
      ...(needOfPast(queries[name]) && pastInput.shape),
    }),
    responses: {
      200: { description: 'The answer', ...json(schemaOf(queries[name].output, 'output')) },
      default: problem,
    },
  },
})

const callOperation = (operationId: string, { need, needWith, inPath, input, body, output, from }: CallContract) => ({
  operationId,
  ...needed(needWith ? { ...need, with: needWith } : need),
  parameters: [
    ...parametersIn('path', inPath?.shape ?? {}),
    ...(body === 'json' ? [] : parametersIn('query', input.shape)),
  ],
  ...(body && { requestBody: body === 'json' ? json(schemaOf(input, 'input')) : bytes }),
  responses: { [output === 'nothing' && !from ? 204 : 200]: responseOf(output), default: problem },
})

const bytes = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }

function responseOf(output: CallContract['output']) {
  if (output === 'nothing') return { description: 'Taken' }
  if (output === 'bytes') return { description: 'The content', ...bytes }
  if (typeof output !== 'string') return { description: 'The answer', ...json(schemaOf(output, 'output')) }
  const type = output === 'events' ? 'text/event-stream' : 'text/plain'
  return { description: 'The answer', content: { [type]: { schema: { type: 'string' } } } }
}

const parametersIn = (place: 'path' | 'query', fields: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.entries(fields).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }))

/** Calls that share a path share its entry. */
function callPaths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, contract] of Object.entries<CallContract>(calls)) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: callOperation(name, contract) }
  }
  return paths
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
    ...callPaths(),
  },
  components: {
    responses: {
      Accepted: {
        description: 'Done: where it stands in the log',
        ...json(reference('schemas', 'Accepted')),
      },
      Problem: {
        description: 'Problem details (RFC 9457) with a stable code',
        content: { 'application/problem+json': { schema: reference('schemas', 'Problem') } },
      },
    },
    schemas: {
      ...sharedSchemas(),
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
