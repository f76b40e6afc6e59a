import { useTranslation } from 'react-i18next'
import { Failure } from '../platform/server/failure'
import { useFailureText } from '../platform/texts/useFailureText'

/** Why a row is refused, in a sentence, with the column and the value that it is about. */
export function useReason() {
  const { t } = useTranslation()
  const text = useFailureText()
  return (reason: string, details: Record<string, string> = {}): string => {
    const about = [details.column, details.value && `“${details.value}”`].filter(Boolean).join(': ')
    return [text(new Failure(reason, 409, details)), about && t('imports.about.column', { about })]
      .filter(Boolean)
      .join(' ')
  }
}
