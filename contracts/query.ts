import { z } from 'zod'
import type { Feature, Need } from './access'
import type { Cost } from './cost'
import { instant, text } from './values'

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
  /** Its answers say where they stand, and may be asked for only what has changed since. */
  inChanges?: true
  cost?: Cost
  /** Features that parts of its answers go by: these are left out where they are closed to the asker. */
  leavesOut?: readonly Feature[]
}
type ProjectNeed = Need & { of: 'project' }

/** One or several of these in an address, which repeats the parameter. */
export const repeated = <Item extends z.ZodType>(item: Item, max: number) =>
  z.union([item, z.array(item).max(max)]).transform((given) => [given].flat() as z.output<Item>[])

/** What any question about a project takes besides: the instant as of which it is answered. */
export const pastInput = z.object({ asOf: instant.optional() })

/**
 * Where an answer stands: in the log, and in its edition, which is the versions of the read models that it was made of
 * and what was left out. What was answered from another edition is no ground for changes.
 */
export type Standing = { position: number; edition: string }

/** What such a question takes besides, to be answered in changes: the standing of the answer that the asker has. */
export const sinceInput = {
  since: z.coerce.number().int().min(0).max(999_999_999_999_999).optional(),
  edition: text(200).optional(),
}

/** The rights that a query requires at present to show a project's past; `undefined` if none. */
export const needOfPast = ({ need, needInProject }: QueryContract): ProjectNeed | undefined =>
  need.of === 'project' ? need : needInProject
