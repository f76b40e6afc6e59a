/** One place where two contents differ: `path` names it, `null` is where the one side has nothing. */
type ContentDifference = { path: string; before: unknown; after: unknown }

/** The ids that identify things in a list, in order of preference. Things without any are identified by their place. */
const idsOfThings = ['fieldId', 'sectionId', 'cardId', 'fileId', 'optionId', 'sha256']

/**
 * The differences between two canonical contents (JSON texts), value by value, in the order of the first and then of
 * the second.
 */
export function contentDifferences(before: string, after: string): ContentDifference[] {
  const [leavesBefore, leavesAfter] = [leavesOf(JSON.parse(before)), leavesOf(JSON.parse(after))]
  return [...new Set([...leavesBefore.keys(), ...leavesAfter.keys()])]
    .map((path) => ({ path, before: leavesBefore.get(path) ?? null, after: leavesAfter.get(path) ?? null }))
    .filter((place) => JSON.stringify(place.before) !== JSON.stringify(place.after) && !isOrderOfOthers(place))
}

/** Where other things are in a list, their order is another one too: that says nothing more. */
const isOrderOfOthers = ({ before, after }: ContentDifference) =>
  Array.isArray(before) && Array.isArray(after) && String([...before].sort()) !== String([...after].sort())

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return leaves.set(path, value)
  const parts = Array.isArray(value)
    ? value.map((item, at) => [nameOf(item, at), item] as const)
    : Object.entries(value)
  if (Array.isArray(value))
    leaves.set(
      `${path}.order`,
      parts.map(([name]) => name),
    )
  for (const [name, part] of parts) leavesOf(part, path ? `${path}.${name}` : name, leaves)
  return leaves
}

function nameOf(thing: unknown, at: number): string {
  if (typeof thing !== 'object' || thing === null) return String(at)
  const id = idsOfThings
    .map((name) => (thing as Record<string, unknown>)[name])
    .find((candidate) => typeof candidate === 'string')
  return id === undefined ? String(at) : String(id)
}
