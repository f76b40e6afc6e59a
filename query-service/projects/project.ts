import { features, levelIn, type ProjectRole } from '@prumo/contracts/access'
import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import type { ProjectPerson } from '@prumo/contracts/projects/queries'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { changedFieldsOf, changersIn } from '../reading/changedFieldsOf'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { memberIdsOf } from '../reading/projectMembers'
import { projectRows, summariesOf } from './summaries'

export const project: Query<'project'> = async (db, { projectId }, { actor, projectNow: place }) => {
  const onlyThis = { 'p.organization_id': actor.organizationId, 'p.project_id': projectId }
  const rows = await projectRows(db, actor, (query) => query.where(onlyThis))
  const [row] = rows
  const [summary] = await summariesOf(db, actor, rows)
  if (!row || !summary || !place) throw new HttpProblem(404, 'resource.unknown')
  const names = await peopleNames(db, actor.organizationId, changersIn(row.changedFields))
  return {
    ...summary,
    description: row.description,
    changedFields: changedFieldsOf(row.changedFields, names),
    people: await peopleOf(db, actor.organizationId, row.ownerId, row.roles),
    rights: Object.fromEntries(features.map((feature) => [feature, levelIn(actor, feature, place)])),
  }
}

async function peopleOf(
  db: Knex,
  organizationId: string,
  ownerId: string,
  roles: Record<string, ProjectRole[]>,
): Promise<ProjectPerson[]> {
  const rows: { userId: string; name: string; lastName: string; email: string }[] = await db('identity_accounts')
    .where({ organization_id: organizationId })
    .whereIn('user_id', memberIdsOf({ ownerId, roles }))
    .select(columns('userId', 'name', 'lastName', 'email'))
  return rows
    .map((row) => ({ ...row, roles: roles[row.userId] ?? [], owner: row.userId === ownerId }))
    .sort(
      (first, second) => Number(second.owner) - Number(first.owner) || compareTexts(fullName(first), fullName(second)),
    )
}

const fullName = ({ name, lastName }: Pick<ProjectPerson, 'name' | 'lastName'>) => `${name} ${lastName}`
