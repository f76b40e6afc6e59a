type Offered = { projectId: string; favorite: boolean }

const mostRecent = 5

/** Of the projects that were answered, those opened last, the latest first, and the favourites besides them. */
export function latestAndFavorites<Project extends Offered>(
  projects: readonly Project[],
  openedId: readonly string[],
): { recent: readonly Project[]; favorites: readonly Project[] } {
  const opened = openedId.flatMap((id) => projects.find(({ projectId }) => projectId === id) ?? [])
  const recent = opened.slice(0, mostRecent)
  return { recent, favorites: projects.filter((each) => each.favorite && !recent.includes(each)) }
}
