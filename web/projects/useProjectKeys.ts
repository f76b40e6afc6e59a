import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGoing } from '../platform/keys/useGoing'
import type { View } from '../platform/module'
import { inPast, usePast } from '../platform/server/past'
import { openingView, type PlacedViews } from './placedViews'
import { rememberedViews } from './recentProjects'

/** `g` and a letter lead to a place of the project, in the view last used there; then a digit to another view. */
export function useProjectKeys(projectId: string, places: readonly PlacedViews[]) {
  const navigate = useNavigate()
  const past = usePast()
  const { pathname } = useLocation()
  const reached = useRef<{ placed: PlacedViews | undefined; isOnWay: boolean }>(undefined)
  const open = (view: View | undefined, replace: boolean) => {
    // What is still on its way is left for what was meant.
    if (!view || (!replace && view.address(projectId) === pathname)) return false
    void navigate(inPast(past, view.address(projectId)), { replace })
    return true
  }
  useGoing('project', ({ deed, nth = 0 }) => {
    if (deed === 'view') return void open(reached.current?.placed?.views[nth - 1], reached.current?.isOnWay === true)
    const placed = places.find(({ place }) => place === deed)
    reached.current = { placed, isOnWay: open(placed && openingView(placed, rememberedViews(projectId)), false) }
  })
}
