import type { QueryInput, QueryName } from '@prumo/contracts/index'
import { mutate } from 'swr'

/** Under which a page of a list is kept: the first one, or what follows the page before. */
export const pageKey = <Name extends QueryName>(name: Name, filters: QueryInput<Name>, after: string | undefined) =>
  [name, { ...filters, after }] as const

/** Questions that are answered whole have no `after`. */
const isPageKey = (key: unknown): boolean =>
  Array.isArray(key) && typeof key[1] === 'object' && key[1] !== null && 'after' in key[1]

/** Lets go of the pages that have become stale: a list that is not shown now is asked for again when it is. */
export const dropPages = (isStaleNow: (key: unknown) => boolean): Promise<unknown> =>
  mutate((key) => isPageKey(key) && isStaleNow(key), undefined, { revalidate: false })
