import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import { curveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

/** How what this curve counts is written in the reader's language. */
export function useCurveTexts({ counts, currency }: Pick<ShownCurve, 'counts' | 'currency'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => curveTexts({ t, language, counts, currency }), [t, language, counts, currency])
}
