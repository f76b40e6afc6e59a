import type { ProjectPlace, View } from '../platform/module'

/** In the order in which they are shown. */
const order: readonly ProjectPlace[] = ['overview', 'plan', 'money', 'people', 'risks', 'records', 'setup']

export type PlacedViews = { place: ProjectPlace; views: readonly [View, ...View[]] }

/** Views by their places. A place without any is left out. */
export const placedViews = (views: readonly View[]): PlacedViews[] =>
  order.flatMap((place) => {
    const [first, ...rest] = views.filter((view) => view.place === place)
    return first ? [{ place, views: [first, ...rest] as const }] : []
  })

/** The view with which a place opens: the one that was opened last, or its first. */
export const openingView = ({ views }: PlacedViews, remembered: readonly string[]): View =>
  remembered.flatMap((name) => views.find(({ view }) => view === name) ?? [])[0] ?? views[0]
