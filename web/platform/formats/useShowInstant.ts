import { showInstant } from '@prumo/contracts/formats/instants'
import { useLanguage } from '../texts/useLanguage'
import { useTimeZones } from './useTimeZones'

/** Writes instants in the time zone that the organization had then, which stands beside: as its files have them. */
export function useShowInstant(): (instant: string) => string {
  const language = useLanguage()
  const zones = useTimeZones()
  return (instant) => showInstant(instant, language, zones)
}
