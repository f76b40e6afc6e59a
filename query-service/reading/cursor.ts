import { Invalid } from '@prumo/platform/errors'
import type { z } from 'zod'

/** The end of a page, as an opaque text with which the client asks for the next. */
export const cursorOf = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url')

export function placeIn<Schema extends z.ZodType>(
  cursor: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  if (cursor === undefined) return undefined
  const read = schema.safeParse(jsonIn(cursor))
  if (!read.success) throw new Invalid([{ path: 'after', code: 'cursor.invalid' }])
  return read.data
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
