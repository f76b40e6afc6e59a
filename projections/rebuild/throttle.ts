import { setTimeout as pause } from 'node:timers/promises'

/** Does a part of a long work: at once, or so that others who are served meanwhile go first. */
export type Pace = <Result>(part: () => Promise<Result>) => Promise<Result>

export const atOnce: Pace = (part) => part()

/**
 * Rests for a share of the time that it worked: it takes longer, and whoever is served meanwhile waits less. A lower priority for the process would
 * not do: it could not be raised again for the moment in which everybody waits for it to take over.
 */
export const throttled =
  (share: number): Pace =>
  async (part) => {
    const began = performance.now()
    const result = await part()
    await pause((performance.now() - began) * share)
    return result
  }
