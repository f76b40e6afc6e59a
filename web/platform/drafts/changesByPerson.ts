import type { ChangedFields } from '@prumo/contracts/changedFields'

type PersonsChanges = { userId: string | null; name: string | null; at: string | undefined; fields: string[] }

/** Who changed which of these fields, each person once, with the instant of their last change. */
export function changesByPerson(fields: readonly string[], changed: ChangedFields): PersonsChanges[] {
  const people = new Map<string, PersonsChanges>()
  for (const field of new Set(fields)) {
    const { userId = null, name = null, at } = changed[field] ?? {}
    const key = userId ?? ''
    const person = people.get(key) ?? { userId, name, at, fields: [] }
    people.set(key, { ...person, at: latestOf(person.at, at), fields: [...person.fields, field] })
  }
  return [...people.values()]
}

const latestOf = (a: string | undefined, b: string | undefined) => (a && b ? (a > b ? a : b) : (a ?? b))
