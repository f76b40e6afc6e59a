import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import type { Fields } from '../../platform/forms/formFields'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useLatestPaidDay } from '../useLatestPaidDay'
import { PaymentFields } from './PaymentFields'
import { paymentIn } from './paymentIn'
import type { Part } from './settlingPreview'
import { usePartName } from './usePartName'
import { useRecordingWords } from './useRecordingWords'
import { useSettlingFailure } from './useSettlingFailure'

type Props = { projectId: string; currency: string; part: Part; onClosed: () => void }

/** Pays an installment: when, how much of it, and with what besides. */
export function PayDialog({ projectId, currency, part, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePartName()
  const wordsOf = useRecordingWords()
  const failureOf = useSettlingFailure(currency)
  const latestPaidDay = useLatestPaidDay()
  const { entryId, installmentId, cents: dueCents, kind } = part
  const read = (fields: Fields, restId: string) =>
    paymentIn(fields, { dueCents, language, currency, restId, lastDay: latestPaidDay() })
  return (
    <CommandDialog
      type="PayInstallment"
      title={t(`settling.pay.${kind}`, { name: nameOf(part) })}
      words={wordsOf([part])}
      data={(fields, restId) => ({ projectId, entryId, installmentId, ...read(fields, restId).payment })}
      check={(fields) => read(fields, '').errors}
      failureOf={failureOf}
      onClosed={onClosed}
    >
      <PaymentFields projectId={projectId} currency={currency} part={part} />
    </CommandDialog>
  )
}
