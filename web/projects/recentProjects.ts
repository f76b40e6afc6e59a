import { preferences, type RecentProject } from '../platform/session/preferences'

/** So many projects are remembered, and so many views of each. */
const most = { projects: 10, views: 12 }

const isOf = (id: string) => (recent: RecentProject) => recent.projectId === id

/** Remembers that this view of a project was opened last. */
export function rememberView(projectId: string, view: string): void {
  const { recents } = preferences.get()
  const views = recents.find(isOf(projectId))?.views ?? []
  if (isOf(projectId)(recents[0] ?? { projectId: '', views }) && views[0] === view) return
  const latest = { projectId, views: [view, ...views.filter((each) => each !== view)].slice(0, most.views) }
  const others = recents.filter((recent) => !isOf(projectId)(recent))
  preferences.set({ recents: [latest, ...others].slice(0, most.projects) })
}

/** The views of a project that were opened in this browser, the latest first. */
export const rememberedViews = (projectId: string): readonly string[] =>
  preferences.get().recents.find(isOf(projectId))?.views ?? []
