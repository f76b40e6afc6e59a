import type { ProjectPlace } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import { peopleNamed, type SeesAddress } from './peopleNames'
import { memberIdsOf, namedPeople } from './projectMembers'

type Place = { organizationId: string; projectId: string }
type Named = ReturnType<typeof namedPeople>

/**
 * Who takes part in the project, and who did once: what was theirs may be so still. The erased are among the latter,
 * without names.
 */
export async function projectPeople(
  db: Knex,
  { organizationId, projectId }: Place,
  project: ProjectPlace | undefined,
  seesAddress: SeesAddress,
): Promise<{ people: Named; formerPeople: Named }> {
  const row: { former: Record<string, string> } | undefined = await db('projects_projects')
    .where({ organization_id: organizationId, project_id: projectId })
    .first('former')
  const memberIds = memberIdsOf(project)
  const formerIds = Object.keys(row?.former ?? {}).filter((userId) => !memberIds.includes(userId))
  const names = (await peopleNamed(db, organizationId, [...memberIds, ...formerIds]))(seesAddress)
  const isErased = (userId: string) => !names.has(userId)
  return {
    people: namedPeople(
      memberIds.filter((userId) => !isErased(userId)),
      names,
    ),
    formerPeople: namedPeople([...formerIds, ...memberIds.filter(isErased)], names),
  }
}
