import { may, type ProjectPlace, type User } from '@prumo/contracts/access'
import { featureOfItem, type PresentPerson, presentIn } from '@prumo/contracts/presence'
import type { Knex } from 'knex'
import { addressesSeen, peopleNamed } from '../reading/peopleNames'
import { projectPlaces } from '../reading/projectPlaces'
import { usersWithRights } from '../reading/usersWithRights'
import type { InProject } from './presences'

/** More people than a screen shows. */
const mostPeople = 20

/** Who is in some projects, with names and with the rights of this moment. */
type SeenPeople = {
  present: readonly InProject[]
  users: ReadonlyMap<string, User>
  places: ReadonlyMap<string, ProjectPlace>
  names: Awaited<ReturnType<typeof peopleNamed>>
}

export async function lookAtPeople(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
  present: readonly InProject[],
  now: Date,
): Promise<SeenPeople> {
  const userIds = [...new Set(present.map(({ userId }) => userId))]
  const users = await usersWithRights(db, organizationId, now.toISOString(), (query) =>
    query.whereIn('u.user_id', userIds),
  )
  const places = await projectPlaces(db, organizationId, projectIds)
  return {
    present,
    users: new Map(users.map((user) => [user.userId, user])),
    places: new Map(places.map((place) => [place.projectId, place])),
    names: await peopleNamed(db, organizationId, userIds),
  }
}

/** Who else is in this project, as far as this person may see it. */
export function peopleFor(userId: string, projectId: string, { present, users, places, names }: SeenPeople) {
  const place = places.get(projectId)
  const watcher = users.get(userId)
  const maySee = (user: User | undefined) => user !== undefined && may(user, presentIn, place).allowed
  if (!watcher || !maySee(watcher)) return []
  const shown = names(addressesSeen({ reader: watcher, ...(place && { projectNow: place }) }))
  return present
    .filter((presence) => presence.projectId === projectId && presence.userId !== userId)
    .filter((presence) => shown.has(presence.userId) && maySee(users.get(presence.userId)))
    .slice(0, mostPeople)
    .map(
      (presence): PresentPerson => ({
        userId: presence.userId,
        name: shown.get(presence.userId)?.name ?? '',
        ...(presence.at && maySeeItem(watcher, presence.at.kind, place) && { at: presence.at }),
      }),
    )
}

const maySeeItem = (watcher: User, kind: keyof typeof featureOfItem, place: ProjectPlace | undefined) =>
  may(watcher, { ...presentIn, feature: featureOfItem[kind] }, place).allowed
