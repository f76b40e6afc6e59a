import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'

type Fields = Readonly<Record<string, unknown>>

/** Refuses to replace what the sender has not seen: somebody else has changed one of these fields meanwhile. */
export function refuseOutrun(now: object, changes: object, seen: Fields | undefined): void {
  const fields = Object.keys(seen ?? {}).filter((name) => {
    const value = (now as Fields)[name]
    const isReplaced = name in changes && !equal((changes as Fields)[name], value)
    return isReplaced && !equal(seen?.[name], value)
  })
  if (fields.length > 0) throw new Refused('record.changedMeanwhile', { fields })
}
