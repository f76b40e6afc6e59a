import type { LoaderFunctionArgs } from 'react-router-dom'
import { earlyAnswers } from '../platform/server/earlyAnswers'
import { shownDay } from '../platform/server/useShownDay'

let isCodeComing = true

/**
 * Asks for a ledger's first page and for what it comes to, while the code of its screen comes, which is once. An
 * address that says more is left to the screen: filters, a day of the past.
 */
export function askForLedger({ params: { projectId = '' }, request }: LoaderFunctionArgs) {
  if (isCodeComing && new URL(request.url).search === '') {
    earlyAnswers.ask('installments', { projectId })
    earlyAnswers.ask('ledgerTotals', { projectId, today: shownDay() })
  }
  isCodeComing = false
  return null
}
