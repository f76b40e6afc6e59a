import { z } from 'zod'

/** Where an accepted command stands: its position in the log, and its stream's version. */
export const accepted = z.strictObject({ position: z.string(), version: z.int() })
