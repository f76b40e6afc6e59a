import { z } from 'zod'

/**
 * What stood in the fields when somebody began to change them. A command that would put another value in place of one
 * that its sender has not seen is refused.
 */
export const seen = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject(fields).partial().optional()
