import { setTimeout as pause } from 'node:timers/promises'

/** Runs a part of a long work: at once, or throttled so that requests go first. */
export type Pace = <Result>(part: () => Promise<Result>) => Promise<Result>

export const unthrottled: Pace = (part) => part()

/**
 * Rests for a share of the time that the work took, so that requests wait less. A lower process priority could not be
 * raised again for taking over.
 */
export const throttled =
  (share: number): Pace =>
  async (part) => {
    const began = performance.now()
    const result = await part()
    await pause((performance.now() - began) * share)
    return result
  }
