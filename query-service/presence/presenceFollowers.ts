import type { PresentPeople } from '@prumo/contracts/presence'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Presence, presences } from './presences'

/** An open stream of a tab, which is sent who else is in the project that the tab is in. */
export type PresenceFollower = { session: Session; tab: string; send: (people: PresentPeople) => void }
/** With what it was sent last. */
export type Following = PresenceFollower & { sent: string }

/** The streams of this process, by organization. */
export function presenceFollowers(store: ReturnType<typeof presences>) {
  const followers = new Map<string, Set<Following>>()
  return {
    in: (organizationId: string, projectId: string): Following[] =>
      [...(followers.get(organizationId) ?? [])].filter((each) => store.projectOf(tabOf(each)) === projectId),

    add: (follower: PresenceFollower, ended: (nowhere: Presence) => void): (() => void) => {
      const { organizationId, userId } = follower.session
      const ours = followers.get(organizationId) ?? new Set()
      const following = { ...follower, sent: '' }
      followers.set(organizationId, ours.add(following))
      return () => {
        ours.delete(following)
        if (ours.size === 0 && followers.get(organizationId) === ours) followers.delete(organizationId)
        const isOpen = [...ours].some(({ session, tab }) => session.userId === userId && tab === follower.tab)
        if (!isOpen) ended(tabOf(follower))
      }
    },
  }
}

const tabOf = ({ session: { organizationId, userId }, tab }: PresenceFollower): Presence => ({
  organizationId,
  userId,
  tab,
})
