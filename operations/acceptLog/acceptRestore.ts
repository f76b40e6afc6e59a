import { headEvents } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import { isId } from '@prumo/contracts/values'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import { noStream, type RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { type LostPlace, placeFolder } from '@prumo/platform/logIdentity/placeFolder'
import { type AcceptedLoss, isAccepted } from '@prumo/platform/proofs/acceptedLoss'
import { headFolder, headsFolderOf } from '@prumo/platform/proofs/headFolder'
import { toBase64 } from '@prumo/verify/bytes'
import type { Head } from '@prumo/verify/checkpoint'
import { appendBySystem } from '../appendBySystem'
import { type Command, Impossible, type Invocation, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'
import { organizationsIn } from './organizationsIn'

type Decision = { decidedBy: string; reason: string }
type Loss =
  | { type: 'OlderLogAccepted'; data: EventOf<'OlderLogAccepted'>['data'] }
  | { type: 'ShorterLogAccepted'; data: EventOf<'ShorterLogAccepted'>['data'] }

/** Lets organizations go on whose log lacks what was kept of it elsewhere. The loss stays on record. */
export const acceptRestore: Command = {
  usage: '<organizationId>|all <who decided it> <why>',
  explains: 'Records the decision to go on with an older log than was kept, for one organization, or for all of them.',
  role: 'prumo_command',
  run: async ({ foundation, words, say }) => {
    const [of = '', ...further] = words
    const decision = decisionIn(further)
    if (!decision || !(isId(of) || of === 'all'))
      throw new WrongUsage(
        'accept-restore takes an organization’s id or “all”, who decided it (200 characters at most), and why (1,000)',
      )
    const folder = placeFolder(headsFolderOf(foundation.config))
    const places = await folder.lost(foundation.log, foundation.logId)
    const all = of === 'all' ? [...(await organizationsIn(foundation))].sort() : [of]
    let recorded = 0
    for (const organizationId of all) recorded += await accept(foundation, organizationId, { decision, places, say })
    await folder.accept(places)
    if (recorded === 0) throw new Impossible('the log has all that was kept of it: nothing is lost')
    return true
  },
}

type Accepting = { decision: Decision; places: readonly LostPlace[]; say: Invocation['say'] }

/** Answers how many losses went on record. */
async function accept(foundation: Foundation, organizationId: string, { decision, places, say }: Accepting) {
  const stream = `heads-${organizationId}`
  const events = await foundation.log.read(stream)
  const kept = await headFolder(headsFolderOf(foundation.config)).all(organizationId)
  const [founded] = await foundation.log.read(`organization-${organizationId}`)
  const losses = [
    ...lostHeads(events, kept, decision, foundation.now().toISOString()),
    ...lostEnds(events, founded ? places.filter(({ foundEnd }) => founded.position <= foundEnd) : [], decision),
  ]
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 1))
  let revision = events.at(-1)?.revision ?? noStream
  for (const { type, data } of losses) {
    await appendBySystem({ log: foundation.log, codec }, stream, revision++, { type, data, organizationId })
    const what =
      type === 'OlderLogAccepted'
        ? `without the head of ${data.lost.size} entries of ${data.lost.at}`
        : `with a log that ended at ${data.foundEnd} and was seen to go on to ${data.seen.position}`
    say(`on record for ${organizationId}: ${decision.decidedBy} goes on ${what}`)
  }
  return losses.length
}

/** The heads that were kept and the log did not record: the largest first, which speaks for those below it. */
function lostHeads(events: readonly RecordedEvent[], kept: readonly Head[], decision: Decision, now: string): Loss[] {
  const signed = events.flatMap((event) =>
    event.type === 'LogHeadSigned' ? [dataIn(event) as EventOf<'LogHeadSigned'>['data']] : [],
  )
  const accepted: AcceptedLoss[] = events.flatMap((event) =>
    event.type === 'OlderLogAccepted'
      ? [{ ...(dataIn(event) as EventOf<'OlderLogAccepted'>['data']), at: event.at }]
      : [],
  )
  const last = signed.at(-1)
  const found = last ? { size: last.size, root: last.root } : null
  const losses: Loss[] = []
  for (const head of [...kept].reverse()) {
    const lost = { size: head.size, root: toBase64(head.root), at: head.at }
    if (isAccepted(head, accepted) || signed.some(({ size, root }) => size === lost.size && root === lost.root))
      continue
    losses.push({ type: 'OlderLogAccepted', data: headEvents.OlderLogAccepted.parse({ ...decision, lost, found }) })
    accepted.push({ lost, found, at: now })
  }
  return losses
}

function lostEnds(events: readonly RecordedEvent[], places: readonly LostPlace[], decision: Decision): Loss[] {
  const accepted = events.flatMap((event) =>
    event.type === 'ShorterLogAccepted' ? [(dataIn(event) as EventOf<'ShorterLogAccepted'>['data']).seen.eventId] : [],
  )
  return places
    .filter(({ eventId }) => !accepted.includes(eventId))
    .map(({ position, eventId, at, foundEnd }) => ({
      type: 'ShorterLogAccepted',
      data: headEvents.ShorterLogAccepted.parse({ ...decision, seen: { position, eventId, at }, foundEnd }),
    }))
}
