import type { Precise } from '@prumo/contracts/message'
import { openField } from '@prumo/platform/eventLog/sealedField'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { LogReader } from '../pipeline/query'

/** Loads the keys for each page: once destroyed, they open nothing more in any process. */
export const originsOf =
  (keyring: () => Keyring): LogReader['originsOf'] =>
  async (rows) => {
    const keys = keyring()
    await keys.load([...new Set(rows.flatMap(({ origin }) => origin?.of ?? []))])
    const opened = rows.map(({ eventId, origin }) => [eventId, openField(keys, origin, eventId, 'from')] as const)
    return new Map(opened.filter((entry): entry is [string, Precise] => entry[1] !== null))
  }
