import type { Logger } from '@prumo/platform/logger'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { forgetPerson } from './forgetPerson'
import type { Ledger } from './ledger'

type Parts = { ledger: Ledger; keyring: Keyring; forget: ReturnType<typeof forgetPerson>; logger: Logger }

export type Erasures = {
  /** Forgets whoever was erased and is not forgotten yet. Rejects where somebody could not be, the others done. */
  complete(): Promise<void>
  /** Destroys the keys of all who were ever erased: an older copy of the keys may have been restored. */
  repeat(): Promise<void>
}

/** What follows the erasure of a person, however often it has to be tried. */
export const erasures = ({ ledger, keyring, forget, logger }: Parts): Erasures => ({
  complete: async () => {
    await ledger.upToDate()
    const failures: unknown[] = []
    for (const person of await ledger.toForget())
      await forget(person).catch((error: unknown) => {
        failures.push(error)
        logger.error(
          { err: error, personId: person.personId },
          'an erased person is not forgotten yet; it is tried again',
        )
      })
    if (failures.length > 0) throw failures[0]
  },

  repeat: async () => {
    await ledger.upToDate()
    const unforgotten = new Set((await ledger.toForget()).map(({ personId }) => personId))
    for (const { personId } of await ledger.erased()) if (!unforgotten.has(personId)) await keyring.destroy(personId)
  },
})
