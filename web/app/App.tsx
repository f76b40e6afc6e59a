import { FluentProvider } from '@fluentui/react-components'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { isTemporary } from '../platform/server/isTemporary'
import { usePreferences } from '../platform/session/usePreferences'
import { routes } from '../routes'
import { darkTheme, lightTheme } from './theme'

const router = createBrowserRouter(routes)

const swr = {
  revalidateOnFocus: true,
  dedupingInterval: 500,
  shouldRetryOnError: isTemporary,
  errorRetryInterval: 1000,
  errorRetryCount: 6,
}

export function App() {
  const { colorMode } = usePreferences()
  return (
    <FluentProvider
      theme={colorMode === 'dark' ? darkTheme : lightTheme}
      style={{ height: '100%', colorScheme: colorMode }}
    >
      <SWRConfig value={swr}>
        <RouterProvider router={router} />
      </SWRConfig>
    </FluentProvider>
  )
}
