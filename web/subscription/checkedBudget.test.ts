import { expect, it } from 'vitest'
import { checkedBudget } from './checkedBudget'

const fields = (texts: Record<string, string>) => ({
  text: (name: string) => texts[name] ?? '',
  all: () => [],
  has: () => true,
})
const budget = { seats: '40', message: 'Três obras a partir de março.' }

it('SUB-06 a budget is asked for a number of people, and says what for', () =>
  expect(checkedBudget(fields(budget))).toEqual({}))

it.each(['', '0', '-2', '1.5', 'muitas', '100001'])('SUB-06 %j is no number of people to ask a budget for', (seats) =>
  expect(checkedBudget(fields({ ...budget, seats }))).toEqual({ seats: 'budget.seatsInvalid' }),
)

it.each([
  ['nothing', '  ', 'budget.messageMissing'],
  ['too much', 'a'.repeat(2001), 'budget.messageTooLong'],
])('SUB-06 a budget request that says %s is not sent', (_, message, code) =>
  expect(checkedBudget(fields({ ...budget, message }))).toEqual({ message: code }),
)
