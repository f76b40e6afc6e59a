import { z } from 'zod'

/**
 * Somebody as screens offer them. `name` is no other person's of the organization: where several have the same,
 * accents and case aside, it ends in a `mark` in brackets. Of an erased person it is empty.
 */
export const offeredPerson = z.object({ userId: z.string(), name: z.string(), mark: z.string().optional() })
export type OfferedPerson = z.infer<typeof offeredPerson>
