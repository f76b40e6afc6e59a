import { FluentProvider, makeStaticStyles, Toaster } from '@fluentui/react-components'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { usePreferences } from '../platform/usePreferences'
import { toasterId } from '../platform/useToasts'
import { router } from '../routes'
import { darkTheme, lightTheme } from './theme'

const useGround = makeStaticStyles({
  'html, body, #root': { height: '100%', margin: 0 },
  '@media (prefers-reduced-motion: reduce)': {
    '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  } as object,
})

const swr = { revalidateOnFocus: true, shouldRetryOnError: false, dedupingInterval: 500 }

export function App() {
  useGround()
  const { colorMode } = usePreferences()
  return (
    <FluentProvider
      theme={colorMode === 'dark' ? darkTheme : lightTheme}
      style={{ height: '100%', colorScheme: colorMode }}
    >
      <SWRConfig value={swr}>
        <RouterProvider router={router} />
      </SWRConfig>
      <Toaster toasterId={toasterId} position="top" limit={3} />
    </FluentProvider>
  )
}
