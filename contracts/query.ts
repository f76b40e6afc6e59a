import { z } from 'zod'
import type { Need } from './access'
import { instant } from './values'

/** A query: its need, its input, its output, and the read models it reads. A change of these makes an answer stale. */
export type QueryContract = {
  need: Need
  /** The need if the input names a project. Such a query can be asked of the past as well. */
  needInProject?: ProjectNeed
  /** Never answered in part: refused to people who may not see all of it. */
  whole?: true
  input: z.ZodObject
  output: z.ZodType
  reads: readonly string[]
}
type ProjectNeed = Need & { of: 'project' }

/** The parts of a page: `after` is the cursor that the page before gave, `null` when it was the last. */
export type Page<Item> = { items: Item[]; next: string | null }

/** What any question about a project takes besides: the instant as of which it is answered. */
export const pastInput = z.object({ asOf: instant.optional() })

/** The rights that a query requires at present to show a project's past; `undefined` if none. */
export const needOfPast = ({ need, needInProject }: QueryContract): ProjectNeed | undefined =>
  need.of === 'project' ? need : needInProject
