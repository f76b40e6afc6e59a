import type { PresentPeople } from '@prumo/contracts/presence'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import { openPresenceChannel } from './presenceChannel'
import { type Following, type PresenceFollower, presenceFollowers } from './presenceFollowers'
import { presences } from './presences'
import { lookAtPeople, peopleFor } from './presentPeople'

type Parts = { database: QueryDatabase; now: () => Date; sharedAt: string | undefined }

/** What follows within this time is told together. */
const restMs = 100
const afterFailureMs = 1000
const lookForSilenceMs = 15_000

/** Tells tabs who else is where they are, by the rights of the moment. Nothing of it is kept. */
export async function openPresenceFeed({ database, now, sharedAt }: Parts) {
  const store = presences(() => now().getTime())
  const followers = presenceFollowers(store)
  const waiting = new Map<string, Set<string>>()

  const changed = (organizationId: string, projectIds: readonly string[], soonMs = restMs) => {
    const shown = projectIds.filter((projectId) => followers.in(organizationId, projectId).length > 0)
    if (shown.length === 0) return
    const soon = waiting.get(organizationId)
    if (!soon) setTimeout(() => void tell(organizationId), soonMs).unref()
    waiting.set(organizationId, new Set([...(soon ?? []), ...shown]))
  }

  const tell = async (organizationId: string) => {
    const projectIds = [...(waiting.get(organizationId) ?? [])]
    waiting.delete(organizationId)
    const present = projectIds.flatMap((projectId) => store.in(organizationId, projectId))
    const seen = await database
      .within(organizationId, (db) => lookAtPeople(db, organizationId, projectIds, present, now()))
      .catch(() => undefined)
    if (!seen) return changed(organizationId, projectIds, afterFailureMs)
    for (const projectId of projectIds)
      for (const follower of followers.in(organizationId, projectId))
        sendOnce(follower, { projectId, people: peopleFor(follower.session.userId, projectId, seen) })
  }

  const channel = await openPresenceChannel(sharedAt, (presence) =>
    changed(presence.organizationId, store.note(presence)),
  )
  const silence = setInterval(() => {
    for (const { organizationId, projectId } of store.forgetSilent()) changed(organizationId, [projectId])
  }, lookForSilenceMs)
  silence.unref()

  return {
    say: channel.say,
    /** Returns a function that ends it. A tab whose last stream ends is nowhere. */
    follow: (follower: PresenceFollower): (() => void) => followers.add(follower, channel.say),
    close: async () => {
      clearInterval(silence)
      await channel.close()
    },
  }
}

export type PresenceFeed = Awaited<ReturnType<typeof openPresenceFeed>>

function sendOnce(follower: Following, people: PresentPeople) {
  const text = JSON.stringify(people)
  if (text === follower.sent) return
  follower.sent = text
  follower.send(people)
}
