import type { Feature } from './access'
import type { Confidential, Guard } from './confidential'

/** Whether a feature is closed to the reader, in this project or, without one, in the organization. */
export type ClosedIn = (projectId: string | undefined) => (feature: Feature) => boolean
type Fields = Record<string, unknown>

/**
 * The value without parts that are closed to the reader. Closed parts become `null`, and a row with `hidden` names
 * them.
 */
export function withoutClosed(part: Confidential, value: unknown, closedIn: ClosedIn, projectId?: string): unknown {
  if (value === null || value === undefined) return value
  if (part.guard && featuresOf(part.guard, value).some(closedIn(projectId))) return null
  const { items } = part
  if (Array.isArray(value)) return items ? value.map((item) => withoutClosed(items, item, closedIn, projectId)) : value
  return isRecord(value) ? recordWithout(part, value, closedIn, projectId) : value
}

function recordWithout(part: Confidential, record: Fields, closedIn: ClosedIn, within: string | undefined): Fields {
  const projectId = typeof record.projectId === 'string' ? record.projectId : within
  const open = Object.entries(record).map(([name, value]) => {
    const inner = partAt(part, name)
    return [name, inner ? withoutClosed(inner, value, closedIn, projectId) : value]
  })
  const lacks = part.tells && { hidden: part.features.filter(closedIn(projectId)) }
  return { ...Object.fromEntries(open), ...lacks }
}

const partAt = ({ fields, items }: Confidential, name: string) =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? items

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const featuresOf = (guard: Guard, value: unknown): readonly Feature[] =>
  typeof guard === 'string' ? [guard] : guard(value as never)

/**
 * The features that a reader needs to see all of a value. Empty parts count as well, because emptiness is
 * information.
 */
export function featuresIn(part: Confidential | undefined, value: unknown): Feature[] {
  if (!part || value === undefined) return []
  const guarding = part.guard ? featuresOf(part.guard, value) : []
  const inside = within(part, value).flatMap(([inner, innerValue]) => featuresIn(inner, innerValue))
  return [...new Set([...guarding, ...inside])]
}

const within = (part: Confidential, value: unknown): [Confidential | undefined, unknown][] =>
  Array.isArray(value)
    ? value.map((item) => [part.items, item])
    : isRecord(value)
      ? Object.entries(value).map(([name, entry]) => [partAt(part, name), entry])
      : []
