import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Ledger } from '../ledger/ledger'
import type { forgetPerson } from './forgetPerson'

type Parts = { ledger: Ledger; keyring: Keyring; forget: ReturnType<typeof forgetPerson>; logger: Logger }

type Erasures = {
  /** Forgets people who were erased and are not forgotten yet. Failures are logged and retried. */
  complete(): Promise<void>
  /** Destroys the keys of all who were ever erased: an older copy of the keys may have been restored. */
  repeat(): Promise<void>
}

/** What follows the erasure of a person, however often it has to be tried. */
export const erasures = ({ ledger, keyring, forget, logger }: Parts): Erasures => ({
  complete: async () => {
    await ledger.upToDate()
    await oneByOne(await ledger.toForget(), forget, (error, { personId }) =>
      logger.error({ err: error, personId }, 'could not forget an erased person; will retry'),
    )
  },

  repeat: async () => {
    await ledger.upToDate()
    const unforgotten = new Set((await ledger.toForget()).map(({ personId }) => personId))
    const forgotten = (await ledger.erased()).filter(({ personId }) => !unforgotten.has(personId))
    await oneByOne(
      forgotten,
      ({ personId }) => keyring.destroy(personId),
      (error, { personId }) => logger.error({ err: error, personId }, 'could not destroy the key of an erased person'),
    )
  },
})
