import { ago } from '../../platform/formats/ago'
import { usePast } from '../../platform/server/past'
import { useLanguage } from '../../platform/texts/useLanguage'

/** How long before what is shown an instant was: before now, or before the past that is shown. */
export function useAgo(): (instant: string) => string {
  const language = useLanguage()
  const past = usePast()
  return (instant) => ago(instant, language, past && Date.parse(past.instant))
}
