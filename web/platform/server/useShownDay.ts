import { today } from '../formats/dates'
import { usePast } from './past'

/** The calendar day that a screen shows: today, or the day of the past by which something was late or not. */
export function useShownDay(): string {
  const past = usePast()
  return past ? today(new Date(past.instant)) : today()
}
