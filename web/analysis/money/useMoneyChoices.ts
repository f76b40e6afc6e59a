import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTimeZones } from '../../platform/formats/useTimeZones'
import { useAddress } from '../../platform/lists/useAddress'
import { usePast } from '../../platform/server/past'
import { moneyChoices } from './moneyChoices'
import { otherQuestion } from './otherQuestion'

/** What the address shows of the money, the day that is shown, and how to choose otherwise. */
export function useMoneyChoices() {
  const [address, change] = useAddress()
  const past = usePast()
  const today = dayAt(useTimeZones(), past?.instant ?? new Date().toISOString())
  return {
    choices: moneyChoices(address, today),
    today,
    choose: (name: string, value: string) => change((before) => otherQuestion(before, name, value), { replace: true }),
  }
}
