import type { z } from 'zod'
import { Invalid, type InvalidField } from '../errors'

/** More than a person can mend at a time; and an answer that names them all could be larger than what was asked. */
const mostFields = 20
const longestPath = 200

/** The input as the schema reads it, or `Invalid` naming the first fields at fault. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const { issues } = read.error
  const fields = issues.slice(0, mostFields).flatMap(fieldsOf).slice(0, mostFields)
  throw new Invalid(fields, sum(issues.map(countOf)) - fields.length)
}

/** Our own checks carry their code as message; the library's are named by its issue code. */
function fieldsOf(issue: z.core.$ZodIssue): InvalidField[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostFields).map((key) => ({ path: pathOf([...issue.path, key]), code: 'field.unknown' }))
  return [{ path: pathOf(issue.path), code: codeOf(issue) }]
}

const countOf = (issue: z.core.$ZodIssue) => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1)
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const pathOf = (path: readonly PropertyKey[]) => path.join('.').slice(0, longestPath)

function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[a-zA-Z]+\.[a-zA-Z]+$/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field.required'
  return `field.${issue.code}`
}
