import { useTranslation } from 'react-i18next'
import { kindsOf } from './kindsOf'
import type { Part } from './settlingPreview'

/** What it is called to settle these installments: what comes in is received, and not paid. */
export function useRecordingWords(): (parts: readonly Part[]) => { action: string; done: string } {
  const { t } = useTranslation()
  return (parts) => {
    const [kinds, count] = [kindsOf(parts), parts.length]
    return { action: t(`settling.record.${kinds}`, { count }), done: t(`settling.recorded.${kinds}`, { count }) }
  }
}
