import { type CommandType, commands, type QueryName, queries } from '@prumo/contracts/index'
import { Invalid, type InvalidField } from '@prumo/platform/errors'
import { parse } from '@prumo/platform/values/parse'
import type { z } from 'zod'

/** The fields that the route of commands refuses in this JSON, by the very parser that it uses; none if it takes it. */
export const refusedInCommand = (type: CommandType, json: string): readonly InvalidField[] =>
  refusedBy(commands[type], JSON.parse(json))

/** The same for a question, whose values are the texts of an address. */
export const refusedInQuestion = (name: QueryName, values: Record<string, unknown>): readonly InvalidField[] =>
  refusedBy(queries[name].input, asTexts(values))

function refusedBy(schema: z.ZodType, input: unknown): readonly InvalidField[] {
  try {
    parse(schema, input)
    return []
  } catch (error) {
    if (error instanceof Invalid) return error.fields
    throw error
  }
}

/** As an address is read: what stands there once is a text, what stands there several times a list of them. */
const asTexts = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const texts = [value].flat().map(String)
      return value === undefined || texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts]]
    }),
  )
