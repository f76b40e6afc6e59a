import type { Wording } from '@prumo/contracts/audit/wording'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { useLanguage } from '../platform/texts/useLanguage'

const noNames: ReadonlyMap<string, string> = new Map()

/** The words in which the log is described now, with the names of people and things that are at hand. */
export function useWording(names = noNames): Wording {
  const { t } = useTranslation()
  const language = useLanguage()
  const zones = useTimeZones()
  return useMemo(
    () => ({
      say: (keys, otherwise, values = {}) => t([...keys], { defaultValue: otherwise, ...values }),
      language,
      zones,
      nameOf: (id) => names.get(id),
    }),
    [t, language, zones, names],
  )
}
