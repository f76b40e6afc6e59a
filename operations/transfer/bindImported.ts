import { openFileStore } from '@prumo/platform/files/openFileStore'
import type { Foundation } from '@prumo/platform/foundation'
import { newId } from '@prumo/platform/ids'
import { bindFiles } from '@prumo/platform/logIdentity/boundFiles'
import { bindDatabase } from '@prumo/platform/logIdentity/boundLog'
import { alone, identify } from '@prumo/platform/logIdentity/holdLog'
import { Impossible } from '../command/command'

/** What a database keeps of its people belongs to the log that it was folded from, and to no other. */
export async function refuseOtherSource(foundation: Foundation, source: string | undefined): Promise<void> {
  const { logId, log } = foundation
  const identity = await log.identity()
  if (identity && identity.logId !== logId && logId)
    throw new Impossible(`the log is ${identity.logId}, and the database belongs to ${logId}`)
  // One that nothing was ever recorded in is the beginning of none.
  if (source && logId && source !== logId && !identity)
    throw new Impossible(`the file is of log ${source}, and the database belongs to ${logId}: use an empty database`)
}

/**
 * Restores into a log which is another place of positions, and so another log. Meanwhile the database is bound to none
 * that there is: of a log that is restored in part nothing is served.
 */
export async function bindImported(
  foundation: Foundation,
  source: string | undefined,
  restore: () => Promise<void>,
): Promise<void> {
  const { config, log, logId: formerId, now, ownerUrl } = foundation
  const home = config.EVENTSTORE_URL ? 'EventStoreDB' : 'Postgres'
  const at = now().toISOString()
  const bind = (logId: string) =>
    alone(ownerUrl, (client) => bindDatabase(client, { logId, home, acceptedAt: null }, at))
  await bind(newId())
  await restore()
  const proposed = { logId: newId(), madeAt: at, importedFrom: source ?? (formerId || null) }
  const { logId } = await alone(ownerUrl, (client) => identify({ log, home, client }, proposed))
  await bindFiles(openFileStore(config), logId)
  await bind(logId)
}
