import '../platform/zodWithoutEval'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { keepFocus } from '../platform/focus/keepFocus'
import { underWay } from '../platform/server/underWay'
import { preferences } from '../platform/session/preferences'
import { startI18n } from '../platform/texts/i18n'
import { App } from './App'
import { loadTheme } from './themes/themes'

/**
 * Starts the program in the document that has this element, with the addresses that are shown there. Documents share
 * their first part, which has what starts the first of them: in another one that does nothing.
 */
export async function startDocument(id: string, routes: RouteObject[]): Promise<void> {
  const root = document.getElementById(id)
  if (!root) return
  const router = createBrowserRouter(routes)
  const tellWay = ({ initialized, navigation, location }: typeof router.state) =>
    underWay.goesTo(initialized && navigation.state === 'idle' ? location.key : null)
  tellWay(router.state)
  router.subscribe(tellWay)
  await Promise.all([startI18n(), loadTheme(preferences.get().colorMode)])
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
  keepFocus()
}
