import { z } from 'zod'

/** By field: who changed it last, with a name unless it was the system or an erased person, and when. */
export const changedFields = z.record(
  z.string(),
  z.object({ userId: z.string().nullable(), name: z.string().nullable(), at: z.string() }),
)
export type ChangedFields = z.infer<typeof changedFields>
