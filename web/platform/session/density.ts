import { mediaHook } from '../layout/mediaHook'
import { useNarrow } from '../layout/useNarrow'
import { usePreferences } from './usePreferences'

export type Density = 'compact' | 'comfortable'

const useTouch = mediaHook('(hover: none)')

/** How close rows stand: as the person likes it at a desk, and with room for a finger where there is one. */
export function useDensity(): Density {
  const [isTouched, isNarrow] = [useTouch(), useNarrow()]
  const { density } = usePreferences()
  return isTouched || isNarrow ? 'comfortable' : density
}

/** How high a row is at least, in pixels. */
export const rowHeights: Record<Density, number> = { compact: 32, comfortable: 42 }
