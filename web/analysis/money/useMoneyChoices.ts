import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTimeZones } from '../../platform/formats/useTimeZones'
import { useAddress, withParameter } from '../../platform/lists/useAddress'
import { usePast } from '../../platform/server/past'
import { moneyChoices } from './moneyChoices'

/** What the address shows of the money, the day that is shown, and how to choose otherwise. */
export function useMoneyChoices() {
  const [address, change] = useAddress()
  const past = usePast()
  const today = dayAt(useTimeZones(), past?.instant ?? new Date().toISOString())
  return {
    choices: moneyChoices(address, today),
    today,
    choose: (name: string, value: string) =>
      change((before) => withParameter(withParameter(before, 'why', undefined), name, value), { replace: true }),
  }
}
