import type { z } from 'zod'
import { Invalid, type InvalidField } from './errors'

/** The input as the schema reads it, or `Invalid` naming every field at fault. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  throw new Invalid(read.error.issues.flatMap(fieldsOf))
}

/** Our own checks carry their code as message; the library's are named by its issue code. */
function fieldsOf(issue: z.core.$ZodIssue): InvalidField[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [path, key].filter(Boolean).join('.'), code: 'field.unknown' }))
  return [{ path, code: codeOf(issue) }]
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[a-zA-Z]+\.[a-zA-Z]+$/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field.required'
  return `field.${issue.code}`
}
