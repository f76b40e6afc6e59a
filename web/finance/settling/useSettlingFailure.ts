import { Failure } from '../../platform/server/failure'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useMoney } from '../useMoney'
import { withMonthNames } from '../withMonthNames'

/** Refusals about one field of a payment, said at this field. */
const fieldOf: Readonly<Record<string, string>> = {
  'entry.paymentTooLarge': 'cents',
  'entry.paymentUnequal': 'cents',
  'entry.discountTooLarge': 'discountCents',
  'entry.paidInFuture': 'paidOn',
}

/** What a refusal to settle installments means, and what to do about it. */
export function useSettlingFailure(currency: string | null): (failure: Failure) => Failure {
  const language = useLanguage()
  const money = useMoney(currency)
  return (failure) => {
    const { code, status, details, fields, requestId } = withMonthNames(failure, language)
    const failed = (name: string, more: Record<string, unknown> = details, at = fields) =>
      new Failure(name, status, more, at, requestId)
    if (code === 'access.noPermission') return failed('entry.noPermission.settle')
    if (code === 'record.changedMeanwhile') return failed('installments.changedMeanwhile')
    if (code === 'entry.installmentSettled') return failed(`installments.settled.${details.state}`)
    const path = fieldOf[code]
    if (path) return failed(code, {}, [{ path, code }])
    if (typeof details.cents === 'number') return failed(code, { amount: money(details.cents) })
    return failed(code)
  }
}
