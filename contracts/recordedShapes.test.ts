import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CommandType, commands, type EventType, events, type QueryName, queries } from './index'
import { idsIn, recordedShapes } from './recordedShapes'
import { id } from './values'

const [lower, upper] = ['abcdef01-2345-4abc-8def-0123456789ab', 'ABCDEF01-2345-4ABC-8DEF-0123456789AB']
const takes = (schema: z.ZodType, value: string) => schema.safeParse(value).success

/** Every schema within a schema, however deep. */
function schemasIn(schema: z.ZodType): z.ZodType[] {
  const inner = Object.values(schema._zod.def).flatMap((part: unknown) => [
    ...(Array.isArray(part) ? part : [part]),
    ...(typeof part === 'object' && part !== null && !Array.isArray(part) && !('_zod' in part)
      ? Object.values(part)
      : []),
  ])
  return [schema, ...inner.filter(isSchema).flatMap(schemasIn)]
}
const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value

const isUuid = (schema: z.ZodType) => (schema._zod.def as { format?: string }).format === 'uuid'
const uuidsIn = (schema: z.ZodType) => schemasIn(schema).filter(isUuid)

describe('An id that is asked with', () => {
  it.each(Object.keys(commands) as CommandType[])(
    'API-09 has one spelling in every field of the command %s',
    (type) => {
      for (const schema of uuidsIn(commands[type])) {
        expect(takes(schema, lower)).toBe(true)
        expect(takes(schema, upper)).toBe(false)
      }
    },
  )

  it.each(Object.keys(queries) as QueryName[])('API-09 has one spelling in every field of the query %s', (name) => {
    for (const schema of uuidsIn(queries[name].input)) expect(takes(schema, upper)).toBe(false)
  })

  it('an id is found at every depth of a schema', () =>
    expect(uuidsIn(z.strictObject({ a: z.array(id).nullable(), b: z.record(z.string(), id.optional()) }))).toHaveLength(
      2,
    ))

  it.each([upper, lower.replace('a', 'A'), `{${lower}}`, `urn:uuid:${lower}`, lower.replaceAll('-', ''), ` ${lower}`])(
    'API-09 refuses an id in another spelling: %s',
    (spelling) => expect(takes(id, spelling)).toBe(false),
  )
})

describe('An event', () => {
  it.each(Object.keys(events) as EventType[])(
    'reads as it was released, in whatever spelling its ids were: %s',
    (type) => {
      for (const schema of uuidsIn(events[type])) expect(takes(schema, upper)).toBe(true)
    },
  )
})

function found(schema: z.ZodType, value: unknown): string[] {
  const ids: string[] = []
  idsIn(schema)(value, (foundId) => ids.push(foundId))
  return ids
}

describe('Recorded shapes', () => {
  const strict = {
    Heard: z.strictObject({
      taskId: id,
      name: z.string(),
      before: z.strictObject({ ownerId: id.nullable(), peopleIds: z.array(id) }).optional(),
      to: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('mail'), userId: id }),
        z.strictObject({ kind: z.literal('folder') }),
      ]),
      steps: z.record(z.string(), id),
    }),
  }
  const ids = Array.from({ length: 5 }, (_, index) => `abcdef01-2345-4abc-8def-00000000000${index}`)
  const sample = {
    taskId: ids[0],
    name: upper,
    before: { ownerId: ids[1], peopleIds: [ids[2]] },
    to: { kind: 'mail', userId: ids[3] },
    steps: { Fazer: ids[4] },
  }
  const { Heard } = recordedShapes(strict)

  it('recorded shapes accept ids in another spelling, and refuse everything else as before', () => {
    const elsewhere = JSON.parse(JSON.stringify(sample).replaceAll('abcdef01', 'ABCDEF01'))
    expect(strict.Heard.safeParse(elsewhere).success).toBe(false)
    expect(Heard.safeParse(elsewhere).success).toBe(true)
    expect(Heard.safeParse({ ...sample, more: 1 }).success).toBe(false)
    expect(Heard.safeParse({ ...sample, taskId: 'none' }).success).toBe(false)
  })

  it('recorded shapes tell ids from names', () => {
    expect(found(Heard, sample).sort()).toEqual(ids)
    expect(found(strict.Heard, sample).sort()).toEqual(ids)
  })

  it.each([null, undefined, 1, 'text', [], { before: 1, steps: null, to: [] }])(
    'find nothing in what has another shape: %j',
    (value) => expect(found(Heard, value)).toEqual([]),
  )
})
