import type { Theme } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import type { ColorMode } from '../../platform/session/preferences'
import { lightTheme } from './lightTheme'

type Shown = { colorMode: ColorMode; theme: Theme }

const loaded: Partial<Record<ColorMode, Theme>> = { light: lightTheme }

/** The theme of a colour mode. The dark one comes where it is used. */
export async function loadTheme(colorMode: ColorMode): Promise<Theme> {
  loaded[colorMode] ??= (await import('./darkTheme')).darkTheme
  return loaded[colorMode]
}

/** The theme that is shown: until a chosen one is there, the one before it. */
export function useTheme(colorMode: ColorMode): Shown {
  const [before, setBefore] = useState<Shown>({ colorMode: 'light', theme: lightTheme })
  const chosen = loaded[colorMode]
  const shown = chosen ? { colorMode, theme: chosen } : before
  useEffect(() => {
    let isLatest = true
    void loadTheme(colorMode).then((theme) => isLatest && setBefore({ colorMode, theme }))
    return () => {
      isLatest = false
    }
  }, [colorMode])
  return shown
}
