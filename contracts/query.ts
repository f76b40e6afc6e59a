import type { z } from 'zod'
import type { Need } from './access'

/** A question: who may ask it, what it takes, what it answers, and the read models it reads (a change of one makes the answer stale). */
export type QueryContract = { need: Need; input: z.ZodObject; output: z.ZodType; reads: readonly string[] }

/** The parts of a page: `after` is the cursor that the page before gave, `null` when it was the last. */
export type Page<Item> = { items: Item[]; next: string | null }
