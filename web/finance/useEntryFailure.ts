import { Failure } from '../platform/server/failure'
import { useFailureText } from '../platform/texts/useFailureText'
import { useLanguage } from '../platform/texts/useLanguage'
import { withMonthNames } from './withMonthNames'

type Deed = 'record' | 'change'

/** Refusals about one field, said at this field. */
const fieldOf: Readonly<Record<string, string>> = {
  'entry.installmentsUnequal': 'installments',
  'entry.installmentRepeated': 'installments',
  'entry.originRepeated': 'origin',
  'entry.originTooLarge': 'origin',
  'entry.originGone': 'origin',
  'entry.partnerUnknown': 'partnerId',
  'entry.refundOfKind': 'kind',
  'entry.refundTooLarge': 'plannedCents',
  'entry.installmentSettled': 'installments',
  'entry.paid': 'kind',
  'entry.realizedInFuture': 'realizedOn',
}
/** A field of the form carries all parts of its own. */
const formField = (path: string) => path.split('.')[0] ?? path

/** A failure of an entry's form: at its field where it is about one, else with what was tried, and why not. */
export function useEntryFailure(deed: Deed): (failure: Failure) => Failure {
  const failureText = useFailureText()
  const language = useLanguage()
  return (failure) => {
    const { code, status, details, fields, requestId } = failure
    const path = fieldOf[code]
    if (path) return new Failure(code, status, {}, [{ path, code }], requestId)
    if (fields.length > 0)
      return new Failure(
        code,
        status,
        details,
        fields.map((field) => ({ ...field, path: formField(field.path) })),
        requestId,
      )
    if (code === 'access.noPermission') return new Failure(`entry.noPermission.${deed}`, status, {}, [], requestId)
    return new Failure(
      `entry.notDone.${deed}`,
      status,
      { reason: failureText(withMonthNames(failure, language)) },
      [],
      requestId,
    )
  }
}
