import { today } from '../formats/dates'
import { type Past, usePast } from './past'

/** The calendar day that is shown: today, or the day of the past by which something was late or not. */
export const shownDay = (past?: Past): string => (past ? today(new Date(past.instant)) : today())

/** The calendar day that a screen shows. */
export const useShownDay = (): string => shownDay(usePast())
