import { commands, queries } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** What no text may hold: Postgres keeps no NUL in a text, and half a character has no bytes in UTF-8. */
const unkeepable = ['\0', '\ud800', '\udfff']
/** Texts of several lengths, so that one of them passes the other rules of a field. */
const around = ['', 'ab', 'abcdefgh12', 'a'.repeat(30)]

const schemas: [string, z.ZodType][] = [
  ...Object.entries(commands),
  ...Object.entries(queries).map(([name, { input }]): [string, z.ZodType] => [name, input]),
]

describe('A text that cannot be kept', () => {
  it.each(schemas)('is refused by %s', (_, schema) => expect(textsThatTake(schema)).toEqual([]))

  it('would be found, however deep', () => {
    const free = z.strictObject({ list: z.array(z.strictObject({ text: z.string().nullable() })) })
    const table = z.strictObject({ table: z.record(z.string().max(20), z.int()) })
    const pattern = z.strictObject({ code: z.string().regex(/^\S(.{1,48})\S$/u) })
    expect([free, table, pattern].map((schema) => textsThatTake(schema))).toEqual([
      ['.list.text'],
      ['.table'],
      ['.code'],
    ])
  })
})

/** The places of texts, in what this schema asks for, that would take such a text. */
function textsThatTake(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => textsThatTake(field as z.ZodType, `${path}.${name}`))
  if (schema instanceof z.ZodRecord)
    return [schema.keyType, schema.valueType].flatMap((part) => textsThatTake(part as z.ZodType, path))
  if (schema instanceof z.ZodArray) return textsThatTake(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsThatTake(option as z.ZodType, path))
  if (schema instanceof z.ZodPipe) return textsThatTake(schema.in as z.ZodType, path)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return textsThatTake(schema.unwrap() as z.ZodType, path)
  return takes(schema) ? [path] : []
}

const takes = (schema: z.ZodType) =>
  unkeepable.some((unkept) => around.some((text) => schema.safeParse(`${text}${unkept}${text}`).success))
