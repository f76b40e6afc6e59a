import { backOff } from '../concurrency/backOff'

/** Somebody answers there no more, or not yet. `because` says in a word or two what was seen of it. */
export class StoreUnreachable extends Error {
  constructor(
    store: Pick<Store, 'name' | 'at'>,
    readonly because: string,
  ) {
    super(`${store.name} at ${store.at} cannot be reached (${because})`)
    this.name = 'StoreUnreachable'
  }
}

/** Where something is kept. `at` names the place, and nobody's credentials. */
export type Store = {
  name: string
  at: string
  /**
   * Rejects with `StoreUnreachable`; or with what waiting does not mend, as `WrongConfiguration` where that is what was
   * configured.
   */
  reach(): Promise<void>
}

export type Waiting = {
  /** Told a line at each try that was in vain. */
  tell(line: string): void
  /** For good without it. */
  giveUpAfterMs?: number | undefined
}

const longestPauseMs = 5000

/** Waits until a store answers. Rejects with its `StoreUnreachable` once it is given up. */
export async function awaitStore(store: Store, { tell, giveUpAfterMs }: Waiting): Promise<void> {
  const end = Date.now() + (giveUpAfterMs ?? Number.POSITIVE_INFINITY)
  const pauses = backOff(longestPauseMs)
  for (;;) {
    try {
      return await store.reach()
    } catch (error) {
      if (!(error instanceof StoreUnreachable) || Date.now() >= end) throw error
      tell(`${error.message}; trying again`)
    }
    await pauses.wait()
  }
}
