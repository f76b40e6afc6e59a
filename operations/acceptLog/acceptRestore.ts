import { join } from 'node:path'
import { headEvents } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import { isId } from '@prumo/contracts/values'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { headFolder } from '@prumo/platform/proofs/headFolder'
import { toBase64 } from '@prumo/verify/bytes'
import { appendBySystem } from '../appendBySystem'
import { type Command, Impossible, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'

/** Lets an organization go on whose log lacks what a published head holds. The loss stays on record. */
export const acceptRestore: Command = {
  usage: '<organizationId> <who decided it> <why>',
  explains: 'Records the decision to go on with an older log than one that was published, for one organization.',
  role: 'prumo_command',
  run: async ({ foundation, words, say }) => {
    const [organizationId = '', ...further] = words
    const decision = decisionIn(further)
    if (!decision || !isId(organizationId))
      throw new WrongUsage(
        'accept-restore takes an organization’s id, who decided it (200 characters at most), and why (1,000)',
      )
    const { decidedBy, reason } = decision
    const { event, revision } = await decisionOn(foundation, organizationId, decidedBy, reason)
    const { codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 1))
    await appendBySystem({ log: foundation.log, codec }, `heads-${organizationId}`, revision, {
      type: 'OlderLogAccepted',
      data: event,
      organizationId,
    })
    say(`on record: ${decidedBy} goes on without the head of ${event.lost.size} entries of ${event.lost.at}`)
    return true
  },
}

type Decision = EventOf<'OlderLogAccepted'>['data']

async function decisionOn(
  { log, config }: Foundation,
  organizationId: string,
  decidedBy: string,
  reason: string,
): Promise<{ event: Decision; revision: number }> {
  const published = await headFolder(config.HEADS_FOLDER ?? join(config.PRUMO_DATA, 'heads')).last(organizationId)
  if (!published) throw new Impossible('no head of this organization was published')
  const events = await log.read(`heads-${organizationId}`)
  const signed = events.flatMap((event) =>
    event.type === 'LogHeadSigned' ? [dataIn(event) as EventOf<'LogHeadSigned'>['data']] : [],
  )
  const root = toBase64(published.root)
  if (signed.some((head) => head.size === published.size && head.root === root))
    throw new Impossible('the log has the head that was published last: nothing is lost')
  const last = signed.at(-1)
  const event = headEvents.OlderLogAccepted.parse({
    decidedBy,
    reason,
    lost: { size: published.size, root, at: published.at },
    found: last ? { size: last.size, root: last.root } : null,
  })
  return { event, revision: events.at(-1)?.revision ?? noStream }
}
