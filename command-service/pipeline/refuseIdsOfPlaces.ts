import { Invalid } from '@prumo/platform/errors'

/** These name a place, or whatever a record or an action was. */
const naming = new Set(['projectId', 'projectIds', 'organizationId', 'recordId', 'actionId', 'correlationId'])
const isOfPart = (field: string) => /Ids?$/.test(field) && !naming.has(field)

/**
 * Refuses a part under the id of its project or its organization: a row is found by the id of its thing, and a place
 * has rows of its own. A project is no organization either.
 */
export function refuseIdsOfPlaces(data: object, organizationId: string | undefined): void {
  const { projectId } = data as { projectId?: unknown }
  const places = [projectId, organizationId].filter((id) => id !== undefined)
  if (places.length === 0) return
  const paths = idsOf(data).flatMap(([path, id]) => (places.includes(id) ? [path] : []))
  if (projectId !== undefined && projectId === organizationId) paths.push('projectId')
  if (paths.length > 0) throw new Invalid(paths.map((path) => ({ path, code: 'id.ofItsPlace' })))
}

/** The ids of parts in this value, each with its path; `field` is the one in which the value stands. */
function idsOf(value: unknown, path: readonly string[] = [], field = ''): [path: string, id: string][] {
  if (typeof value === 'string') return isOfPart(field) ? [[path.join('.'), value]] : []
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) => idsOf(inner, [...path, key], isList ? field : key))
}
