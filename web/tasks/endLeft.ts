import { addDays, daysBetween } from '../platform/formats/dates'

type Days = { startOn: string; endOn: string }

/** The end of a task that is to be added. One that was left as proposed comes along where the start is past it. */
export const endLeft = ({ startOn, endOn }: Days, proposed: Days): string =>
  endOn === proposed.endOn && startOn > endOn ? addDays(startOn, daysBetween(proposed.startOn, endOn)) : endOn
