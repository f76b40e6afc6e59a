import { parts, sample } from './sample'

/** Whether this name is in the eighth of the list that this run takes. All are where a run takes everything. */
export const takesTurn = (name: string, list: readonly string[]): boolean =>
  !sample || list.indexOf(name) % parts === sample.eighth

/** Whether it is in the quarter that this run takes: of two eighths, one begins half the list after the other. */
export function takesQuarter(name: string, list: readonly string[]): boolean {
  const opposite = list[(list.indexOf(name) + (list.length >> 1)) % list.length] ?? name
  return takesTurn(name, list) || takesTurn(opposite, list)
}
