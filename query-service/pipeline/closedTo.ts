import { auditsEverything, isClosedTo, type ProjectPlace } from '@prumo/contracts/access'
import type { ClosedIn } from '@prumo/contracts/withoutClosed'
import type { Knex } from 'knex'
import { projectPlaces } from '../reading/projectPlaces'
import type { Asker } from './query'

/**
 * What is closed to the reader by the rights of today. Places are only looked up for a query across projects, and never
 * for an auditor.
 */
export async function closedTo(
  db: Knex,
  { reader, projectNow }: Asker,
  projectIds: readonly string[],
): Promise<ClosedIn> {
  if (projectNow) return () => (feature) => isClosedTo(reader, feature, projectNow)
  if (auditsEverything(reader)) return () => (feature) => isClosedTo(reader, feature)
  const places = projectIds.length === 0 ? [] : await projectPlaces(db, reader.organizationId, [...new Set(projectIds)])
  const byId = new Map<string, ProjectPlace>(places.map((place) => [place.projectId, place]))
  return (projectId) => (feature) => {
    if (projectId === undefined) return isClosedTo(reader, feature)
    const place = byId.get(projectId)
    return !place || isClosedTo(reader, feature, place)
  }
}
