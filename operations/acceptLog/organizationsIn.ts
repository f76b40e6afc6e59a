import type { Foundation } from '@prumo/platform/foundation'
import { everyEvent } from '../check/everyEvent'

/** Every organization that the log has events of. */
export async function organizationsIn({ log }: Pick<Foundation, 'log'>): Promise<Set<string>> {
  const found = new Set<string>()
  await everyEvent(log, await log.head(), ({ organizationId }) => {
    if (organizationId) found.add(organizationId)
  })
  return found
}
