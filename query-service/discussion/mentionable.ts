import { hasRight, type User } from '@prumo/contracts/access'
import { featureOfTarget, type TargetKind } from '@prumo/contracts/discussion/target'
import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { offeredPeople } from '../reading/peopleNames'
import { memberIdsOf } from '../reading/projectMembers'
import { usersWithRights } from '../reading/usersWithRights'

/** Who can be mentioned: members of the project and administrators who may read these comments. */
export async function mentionable(db: Knex, asker: Asker, kind: TargetKind): Promise<Answer<'comments'>['people']> {
  const { actor, at, project } = asker
  if (!project) return []
  const { organizationId } = actor
  const users = await usersWithRights(db, organizationId, at, (query) =>
    query.where((either) => either.whereIn('u.user_id', memberIdsOf(project)).orWhere('u.administrator', true)),
  )
  const features = ['discussion', featureOfTarget[kind]] as const
  const reads = (user: User) =>
    features.every((feature) => hasRight(user, { of: 'project', feature, level: 'viewOnly' }, project).allowed)
  const people = users.filter(reads).map(({ userId }) => userId)
  return (await offeredPeople(db, asker, people)).filter(({ name }) => name !== '')
}
