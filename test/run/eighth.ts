import { parts, sample } from './sample'

/** Whether this name is in the eighth of the list that this run takes. All are where a run takes everything. */
export const takesTurn = (name: string, list: readonly string[]): boolean =>
  !sample || list.indexOf(name) % parts === sample.eighth
