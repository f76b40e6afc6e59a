import { features, levelIn, type ProjectRole } from '@prumo/contracts/access'
import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import type { Answer } from '@prumo/contracts/index'
import { fullName } from '@prumo/contracts/markedNames'
import type { ProjectPerson } from '@prumo/contracts/projects/queries'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { changedFieldsOf, changersIn } from '../reading/changedFieldsOf'
import { columnsOf } from '../reading/columns'
import { hasNamesake, peopleNames } from '../reading/peopleNames'
import { memberIdsOf } from '../reading/projectMembers'
import { textOrder } from '../reading/textOrder'
import { projectRows, summariesOf } from './summaries'

export const project: Query<'project'> = async (db, { projectId }, asker) => {
  const { actor, projectNow: place } = asker
  const onlyThis = { 'p.organization_id': actor.organizationId, 'p.project_id': projectId }
  const rows = await projectRows(db, actor, (query) => query.where(onlyThis))
  const [row] = rows
  const [summary] = await summariesOf(db, asker, rows)
  if (!row || !summary || !place) throw new HttpProblem(404, 'resource.unknown')
  const names = await peopleNames(db, asker, changersIn(row.changedFields))
  return {
    ...summary,
    description: row.description,
    changedFields: changedFieldsOf(row.changedFields, names),
    people: await peopleOf(db, actor.organizationId, row.ownerId, row.roles),
    left: await leftOf(db, onlyThis),
    rights: Object.fromEntries(features.map((feature) => [feature, levelIn(actor, feature, place)])),
  }
}

type Account = { userId: string; name: string; lastName: string; email: string; isNamesake: boolean }

async function peopleOf(
  db: Knex,
  organizationId: string,
  ownerId: string,
  roles: Record<string, ProjectRole[]>,
): Promise<ProjectPerson[]> {
  const rows: Account[] = await db('identity_accounts as i')
    .where({ 'i.organization_id': organizationId })
    .whereIn('i.user_id', memberIdsOf({ ownerId, roles }))
    .select(columnsOf('i', 'userId', 'name', 'lastName', 'email'), db.raw(`${hasNamesake('i')} as "isNamesake"`))
  return rows
    .map(({ isNamesake, ...row }) => ({
      ...row,
      ...(isNamesake && { mark: row.email }),
      roles: roles[row.userId] ?? [],
      owner: row.userId === ownerId,
    }))
    .sort(
      (first, second) => Number(second.owner) - Number(first.owner) || compareTexts(fullName(first), fullName(second)),
    )
}

/** Those who left and have not been erased since. */
const leftOf = async (db: Knex, onlyThis: Record<string, string>): Promise<Answer<'project'>['left']> =>
  db('projects_projects as p')
    .where(onlyThis)
    .joinRaw(`cross join lateral jsonb_each_text(p.former) as f (id, how)`)
    .join('identity_accounts as a', (on) =>
      on.on(db.raw('a.user_id = f.id::uuid')).andOn('a.organization_id', 'p.organization_id'),
    )
    .whereRaw(`f.how = 'left' and not a.erased`)
    .orderByRaw(`${textOrder(`a.name || ' ' || a.last_name`)}, a.user_id`)
    .select(columnsOf('a', 'userId', 'name', 'lastName', 'email'))
