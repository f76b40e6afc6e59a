import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Words } from './tellChanges'

const noNames: ReadonlyMap<string, string> = new Map()

/** The words in which the log is told now, with the names of people and things that are at hand. */
export function useWords(names = noNames): Words {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(
    () => ({
      say: (keys, otherwise) => t([...keys], otherwise),
      language,
      nameOf: (id) => names.get(id),
    }),
    [t, language, names],
  )
}
