import type { PresentAt } from '@prumo/contracts/presence'

/** A tab of somebody's, and where it is: in no project or in one. */
export type Presence = { organizationId: string; userId: string; tab: string; projectId?: string; at?: PresentAt }
export type InProject = Presence & { projectId: string }
type Heard = { presence: InProject; heardAt: number }

/** A tab that says nothing for so long is gone: it says something every 30 s. */
export const silenceMs = 75_000
/** More tabs of a person than anybody looks at. */
const mostTabs = 20

/** Who is where, as it was heard last. `now` in milliseconds. */
export function presences(now: () => number) {
  const organizations = new Map<string, Map<string, Heard>>()
  const tabsIn = (organizationId: string) => organizations.get(organizationId) ?? new Map<string, Heard>()

  const forget = (organizationId: string, key: string) => {
    const tabs = tabsIn(organizationId)
    tabs.delete(key)
    if (tabs.size === 0) organizations.delete(organizationId)
  }

  const keep = (presence: InProject) => {
    const { organizationId, userId } = presence
    const tabs = tabsIn(organizationId)
    organizations.set(organizationId, tabs)
    // What was heard last stands last, so that the first tab of a person is the quietest.
    tabs.delete(keyOf(presence))
    tabs.set(keyOf(presence), { presence, heardAt: now() })
    const theirs = [...tabs].filter(([, heard]) => heard.presence.userId === userId)
    if (theirs.length > mostTabs && theirs[0]) tabs.delete(theirs[0][0])
  }

  return {
    /** Returns the projects whose people have changed. */
    note: (presence: Presence): string[] => {
      const before = tabsIn(presence.organizationId).get(keyOf(presence))?.presence
      if (isInProject(presence)) keep(presence)
      else forget(presence.organizationId, keyOf(presence))
      if (isSame(before, presence)) return []
      return [...new Set([before?.projectId, presence.projectId].filter((id) => id !== undefined))]
    },

    /** The project that this tab is in. */
    projectOf: (tab: Omit<Presence, 'projectId' | 'at'>): string | undefined =>
      tabsIn(tab.organizationId).get(keyOf(tab))?.presence.projectId,

    in: (organizationId: string, projectId: string): InProject[] =>
      [...tabsIn(organizationId).values()]
        .map(({ presence }) => presence)
        .filter((presence) => presence.projectId === projectId),

    /** Forgets the tabs that have been silent, and returns where they were. */
    forgetSilent: (): InProject[] => {
      const silent = [...organizations.values()].flatMap((tabs) =>
        [...tabs.values()].filter(({ heardAt }) => heardAt < now() - silenceMs).map(({ presence }) => presence),
      )
      for (const presence of silent) forget(presence.organizationId, keyOf(presence))
      return silent
    },
  }
}

const keyOf = ({ userId, tab }: Pick<Presence, 'userId' | 'tab'>) => `${userId} ${tab}`

const isInProject = (presence: Presence): presence is InProject => presence.projectId !== undefined

const isSame = (before: Presence | undefined, after: Presence) =>
  before?.projectId === after.projectId && JSON.stringify(before?.at) === JSON.stringify(after.at)
