import { Failure } from '../../platform/server/failure'
import { useFailureText } from '../../platform/texts/useFailureText'

/** A failure to save something of the dashboard: at its field where it has one, else what was not saved, and why. */
export function useNotSaved(what: 'goal' | 'financialIndicator'): (failure: Failure) => Failure {
  const failureText = useFailureText()
  return (failure) =>
    failure.fields.length > 0
      ? failure
      : new Failure(`${what}.notSaved`, failure.status, { reason: failureText(failure) }, [], failure.requestId)
}
