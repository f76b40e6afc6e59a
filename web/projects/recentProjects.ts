import { preferences, type RecentProject } from '../platform/session/preferences'
import { session } from '../platform/session/session'

/** So many projects are remembered, and so many views of each. */
const most = { projects: 10, views: 12 }
const none: readonly RecentProject[] = []

const isOf = (id: string) => (recent: RecentProject) => recent.projectId === id
/** Whoever is signed in: several people may use a browser. */
const whose = () => String(session.get()?.profile)

/** Remembers that this view of a project was opened last, besides what other tabs remember. */
export function rememberView(projectId: string, view: string): void {
  const { recentsOf } = preferences.kept()
  const recents = recentsOf[whose()] ?? none
  const views = recents.find(isOf(projectId))?.views ?? []
  if (recents[0]?.projectId === projectId && views[0] === view) return
  const latest = { projectId, views: [view, ...views.filter((each) => each !== view)].slice(0, most.views) }
  const others = recents.filter((recent) => !isOf(projectId)(recent))
  preferences.set({ recentsOf: { ...recentsOf, [whose()]: [latest, ...others].slice(0, most.projects) } })
}

/** The projects that whoever is signed in opened in this browser, the latest first. */
export const recentProjects = (): readonly RecentProject[] => preferences.get().recentsOf[whose()] ?? none

/** The views of a project that were opened in this browser, the latest first. */
export const rememberedViews = (projectId: string): readonly string[] =>
  recentProjects().find(isOf(projectId))?.views ?? []
