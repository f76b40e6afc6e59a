import { moneyProblem } from '../platform/formats/typedMoney'

type Rows = readonly { amount: string }[]

/** Why one of these amounts is none here, where that is its currency or its size, and not how it is written. */
export const otherCurrencyIn = (rows: Rows, language: string, currency: string | null): string | undefined =>
  rows
    .map(({ amount }) => moneyProblem(amount, language, currency))
    .find((problem) => problem !== undefined && problem !== 'money.invalid')
