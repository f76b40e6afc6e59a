import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import { useTranslation } from 'react-i18next'

/** Says by what change a round of asking was voided, in a sentence; `undefined` if it was not. */
export function useVoidedBy() {
  const { t } = useTranslation()
  return ({ voidedBy }: Pick<SignOffRound, 'voidedBy'>): string | undefined => {
    if (!voidedBy) return undefined
    const what = t(`event.${voidedBy.by}`)
    return t('signOff.voidedBy', {
      what: voidedBy.fieldName ? t('signOff.inField', { what, field: voidedBy.fieldName }) : what,
    })
  }
}
