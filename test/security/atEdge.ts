import { type CommandType, commands, type QueryName, queries } from '@prumo/contracts/index'
import { Invalid, type InvalidField } from '@prumo/platform/errors'
import { parse } from '@prumo/platform/values/parse'
import type { z } from 'zod'

/** What is answered of fields that are not what they must be: those that are named, and how many more there are. */
export type Refusal = { fields: readonly InvalidField[]; more: number }

/** What the route of commands refuses in this JSON, by the very parser that it uses: no field if it takes it. */
export const refusedInCommand = (type: CommandType, json: string): Refusal =>
  refusedBy(commands[type], JSON.parse(json))

/** The same for a question, whose values are the texts of an address. */
export const refusedInQuestion = (name: QueryName, values: Record<string, unknown>): Refusal =>
  refusedBy(queries[name].input, asTexts(values))

/** The first word of each field's path. */
export const namesIn = ({ fields }: Refusal): (string | undefined)[] => fields.map(({ path }) => path.split('.')[0])

function refusedBy(schema: z.ZodType, input: unknown): Refusal {
  try {
    parse(schema, input)
    return { fields: [], more: 0 }
  } catch (error) {
    if (error instanceof Invalid) return error
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
