import type { PresentPeople } from '@prumo/contracts/presence'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Session } from '@prumo/platform/sessions/sessions'
import { openPresenceChannel } from './presenceChannel'
import { type Presence, presences } from './presences'
import { lookAtPeople, peopleFor } from './presentPeople'

/** An open stream of a tab, which is sent who else is in the project that the tab is in. */
export type PresenceFollower = { session: Session; tab: string; send: (people: PresentPeople) => void }

type Parts = { database: QueryDatabase; now: () => Date; sharedAt: string | undefined }
type Following = PresenceFollower & { sent: string }

/** What follows within this time is told together. */
const restMs = 100
const lookForSilenceMs = 15_000

/** Tells tabs who else is where they are, by the rights of the moment. Nothing of it is kept. */
export async function openPresenceFeed({ database, now, sharedAt }: Parts) {
  const store = presences(() => now().getTime())
  const followers = new Map<string, Set<Following>>()
  const waiting = new Map<string, Set<string>>()

  const changed = (organizationId: string, projectIds: readonly string[]) => {
    const isFollowed = (projectId: string) => followersIn(organizationId, projectId).length > 0
    const shown = projectIds.filter(isFollowed)
    if (shown.length === 0) return
    const soon = waiting.get(organizationId)
    if (!soon) setTimeout(() => void tell(organizationId).catch(() => undefined), restMs).unref()
    waiting.set(organizationId, new Set([...(soon ?? []), ...shown]))
  }

  const followersIn = (organizationId: string, projectId: string) =>
    [...(followers.get(organizationId) ?? [])].filter((each) => store.projectOf(tabOf(each)) === projectId)

  const tell = async (organizationId: string) => {
    const projectIds = [...(waiting.get(organizationId) ?? [])]
    waiting.delete(organizationId)
    const present = projectIds.flatMap((projectId) => store.in(organizationId, projectId))
    const seen = await database.within(organizationId, (db) =>
      lookAtPeople(db, organizationId, projectIds, present, now()),
    )
    for (const projectId of projectIds)
      for (const follower of followersIn(organizationId, projectId)) {
        const people = peopleFor(follower.session.userId, projectId, seen)
        sendOnce(follower, { projectId, people })
      }
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
    follow: (follower: PresenceFollower): (() => void) => {
      const { organizationId } = follower.session
      const ours = followers.get(organizationId) ?? new Set()
      const following = { ...follower, sent: '' }
      followers.set(organizationId, ours.add(following))
      return () => {
        ours.delete(following)
        if (ours.size === 0) followers.delete(organizationId)
        if (![...ours].some(({ tab }) => tab === follower.tab)) channel.say(tabOf(follower))
      }
    },

    close: async () => {
      clearInterval(silence)
      await channel.close()
    },
  }
}

export type PresenceFeed = Awaited<ReturnType<typeof openPresenceFeed>>

const tabOf = ({ session: { organizationId, userId }, tab }: PresenceFollower): Presence => ({
  organizationId,
  userId,
  tab,
})

function sendOnce(follower: Following, people: PresentPeople) {
  const text = JSON.stringify(people)
  if (text === follower.sent) return
  follower.sent = text
  follower.send(people)
}
