import { headEvents } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import { headFolder, headsFolderOf } from '@prumo/platform/proofs/headFolder'
import { lackingHeads } from '@prumo/platform/proofs/keptHeads'
import { appendBySystem } from '../appendBySystem'
import { type Command, Impossible, type Invocation, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'

type Head = EventOf<'LogHeadSigned'>['data']

/** Writes the heads that the log has to the folder that lost them. They speak for themselves only from then on. */
export const acceptHeads: Command = {
  usage: '<who decided it> <why>',
  explains: 'Writes the heads of the log to the folder again that lost them. Records who decided it, and why.',
  role: 'prumo_command',
  run: async (invocation) => {
    const { foundation, words } = invocation
    const decision = decisionIn(words)
    if (!decision) throw new WrongUsage('accept-heads takes who decided it (200 characters at most), and why (1,000)')
    const lacking = await lackingHeads(foundation)
    if (lacking.length === 0) throw new Impossible('the folder has the heads that were kept there: nothing is lost')
    for (const { organizationId } of lacking) await writeAgain(invocation, organizationId, decision)
    return true
  },
}

/** On record first: broken off, it is decided once more. */
async function writeAgain(
  { foundation, say }: Invocation,
  organizationId: string,
  decision: { decidedBy: string; reason: string },
): Promise<void> {
  const stream = `heads-${organizationId}`
  const events = await foundation.log.read(stream)
  const signed = events.flatMap((event) => (event.type === 'LogHeadSigned' ? [dataIn(event) as Head] : []))
  const last = signed.at(-1)
  if (!last) throw new Impossible(`the log has no head of organization ${organizationId}`)
  const data = headEvents.KeptHeadsReplaced.parse({ ...decision, last: { size: last.size, root: last.root } })
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 1))
  await appendBySystem({ log: foundation.log, codec }, stream, events.at(-1)?.revision ?? noStream, {
    type: 'KeptHeadsReplaced',
    data,
    organizationId,
  })
  const folder = headFolder(headsFolderOf(foundation.config))
  for (const head of signed) await folder.keep(organizationId, head)
  say(`on record for ${organizationId}: ${decision.decidedBy} lets ${signed.length} heads be written again`)
}
