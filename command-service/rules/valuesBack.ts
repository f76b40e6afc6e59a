import type { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { type Later, lastOf, refusedFor } from './later'

type Fields = Readonly<Record<string, unknown>>
type Changed = {
  /** The ids of the record, by the names that its events give them. */
  record: Fields
  /** What the action set, and what stood there before. */
  set: object
  before: object
  now: object
  since: readonly Later[]
}

/**
 * The values that an action replaced, in those of its fields that do not have them again; and the refusal where
 * somebody has put yet another value there.
 */
export function valuesBack({ record, set, before, now, since }: Changed): { values: Fields; outrun?: Refused } {
  const [wanted, done, present] = [before as Fields, set as Fields, now as Fields]
  const names = Object.keys(wanted).filter(
    (name) => !equal(wanted[name], done[name]) && !equal(present[name], wanted[name]),
  )
  const values = Object.fromEntries(names.map((name) => [name, wanted[name]]))
  const fields = names.filter((name) => !equal(present[name], done[name]))
  if (fields.length === 0) return { values }
  const last = lastOf(since, record, ({ data }) => fields.some((name) => name in data))
  return { values, outrun: refusedFor('undo.changedSince', last, { fields }) }
}
