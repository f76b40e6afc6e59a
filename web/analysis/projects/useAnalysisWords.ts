import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import { analysisWords } from './analysisWords'

/** Writes figures and facts of projects; the same until the reader's language is another. */
export function useAnalysisWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => analysisWords(t, language), [t, language])
}
