import { openField } from '@prumo/platform/eventLog/sealedField'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { LogReader } from '../pipeline/query'

/** Loads the key each time: once destroyed, it opens nothing more in any process. */
export const openedField =
  (keyring: () => Keyring): LogReader['openedField'] =>
  async ({ eventId, field, sealed }) => {
    if (!sealed || !eventId) return null
    const keys = keyring()
    await keys.load([sealed.of])
    return openField(keys, sealed, eventId, field)
  }
