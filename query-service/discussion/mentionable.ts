import { hasRight } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { peopleNames } from '../reading/peopleNames'
import { memberIdsOf, namedPeople } from '../reading/projectMembers'
import { usersWithRights } from '../reading/usersWithRights'

const need = { of: 'project', feature: 'discussion', level: 'viewOnly' } as const

/** Who can be mentioned: members of the project and administrators who may read its comments. */
export async function mentionable(db: Knex, { actor, at, project }: Asker): Promise<Answer<'comments'>['people']> {
  if (!project) return []
  const { organizationId } = actor
  const users = await usersWithRights(db, organizationId, at, (query) =>
    query.where((either) => either.whereIn('u.user_id', memberIdsOf(project)).orWhere('u.administrator', true)),
  )
  const people = users.filter((user) => hasRight(user, need, project).allowed).map(({ userId }) => userId)
  const names = await peopleNames(db, organizationId, people)
  return namedPeople(
    people.filter((userId) => names.get(userId)),
    names,
  )
}
