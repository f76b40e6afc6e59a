import { headEvents } from '@prumo/contracts/audit/heads'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { appendBySystem } from '../appendBySystem'
import type { MissingActions } from './missingActions'
import { organizationsIn } from './organizationsIn'

type Decision = { logId: string; decidedBy: string; reason: string }

/** Puts the decision on record for every organization that the log has. Answers how many these are. */
export async function recordAcceptance(
  foundation: Foundation,
  decision: Decision,
  { organizations }: MissingActions,
): Promise<number> {
  const { log } = foundation
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 1))
  const missing = new Map(organizations.map((organization) => [organization.organizationId, organization]))
  const inLog = await organizationsIn(foundation)
  for (const organizationId of inLog) {
    const { count = 0, since = null } = missing.get(organizationId) ?? {}
    const data = headEvents.LogAccepted.parse({ ...decision, missingActions: count, missingSince: since })
    const stream = `heads-${organizationId}`
    const revision = (await log.read(stream)).at(-1)?.revision ?? noStream
    await appendBySystem({ log, codec }, stream, revision, { type: 'LogAccepted', data, organizationId })
  }
  return inLog.size
}
