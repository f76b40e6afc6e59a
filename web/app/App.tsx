import { FluentProvider } from '@fluentui/react-components'
import { useEffect } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { usePreferences } from '../platform/session/usePreferences'
import { useTheme } from './themes/themes'

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
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
