import { FluentProvider } from '@fluentui/react-components'
import { useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { underWay } from '../platform/server/underWay'
import { usePreferences } from '../platform/session/usePreferences'
import { routes } from '../routes'
import { useTheme } from './themes/themes'

const router = createBrowserRouter(routes)
const tellWay = ({ initialized, navigation, location }: typeof router.state) =>
  underWay.goesTo(initialized && navigation.state === 'idle' ? location.key : null)
tellWay(router.state)
router.subscribe(tellWay)

export function App() {
  const { colorMode, theme } = useTheme(usePreferences().colorMode)
  // A page that is longer than the window has the theme's ground all the way down.
  useEffect(() => {
    document.documentElement.style.backgroundColor = theme.colorNeutralBackground1
    document.documentElement.style.colorScheme = colorMode
  }, [theme, colorMode])
  return (
    <FluentProvider theme={theme} style={{ height: '100%', colorScheme: colorMode }}>
      <RouterProvider router={router} />
    </FluentProvider>
  )
}
