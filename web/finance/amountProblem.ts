import { moneyIn, moneyProblem } from '../platform/formats/typedMoney'

/** Why what is typed is no amount above zero, as the code of its text. */
export function amountProblem(text: string, language: string, currency: string | null): string | undefined {
  const problem = moneyProblem(text, language, currency)
  if (problem && problem !== 'money.invalid') return problem
  return moneyIn(text, language, currency) ? undefined : 'entry.amountInvalid'
}
