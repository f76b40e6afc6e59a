import { openField } from '@prumo/platform/eventLog/sealedField'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { LogReader } from '../pipeline/query'

/** The key is asked for anew each time: one that was destroyed opens nothing from then on, in whichever process. */
export const openedField =
  (keyring: () => Keyring): LogReader['openedField'] =>
  async ({ eventId, field, sealed }) => {
    if (!sealed || !eventId) return null
    const keys = keyring()
    await keys.load([sealed.of])
    return openField(keys, sealed, eventId, field)
  }
