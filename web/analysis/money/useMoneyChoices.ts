import { useAddress } from '../../platform/lists/useAddress'
import { otherQuestion } from '../reports/otherQuestion'
import { useShownToday } from '../reports/useShownToday'
import { moneyChoices } from './moneyChoices'

/** What the address shows of the money, the day that is shown, and how to choose otherwise. */
export function useMoneyChoices() {
  const [address, change] = useAddress()
  const today = useShownToday()
  return {
    choices: moneyChoices(address, today),
    today,
    choose: (name: string, value: string) => change((before) => otherQuestion(before, name, value), { replace: true }),
  }
}
