import { mediaHook } from '../layout/mediaHook'
import { useNarrow } from '../layout/useNarrow'
import { usePreferences } from './usePreferences'

export const densities = ['compact', 'comfortable'] as const
type Density = (typeof densities)[number]

const useTouch = mediaHook('(hover: none)')

/** Whether there is a choice: at a desk, where no finger touches rows. */
export function useHasDensity(): boolean {
  const [isTouched, isNarrow] = [useTouch(), useNarrow()]
  return !isTouched && !isNarrow
}

/** How close rows stand: as the person likes it at a desk, and with room for a finger where there is one. */
export function useDensity(): Density {
  const hasChoice = useHasDensity()
  const { density } = usePreferences()
  return hasChoice ? density : 'comfortable'
}

/** How high a row is at least, in pixels. */
export const rowHeights: Record<Density, number> = { compact: 32, comfortable: 42 }
