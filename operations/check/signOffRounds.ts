import { createHash } from 'node:crypto'
import type { EventOf } from '@prumo/contracts/index'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Instances } from './instances'

type InRound = { round: number; contentHash: string; userId: string }
/** The newest request for approvals of a document. */
export type Round = {
  round: number
  contentHash: string
  stands: boolean
  approverIds: ReadonlySet<string>
  viewed: Set<string>
  accepted: Set<string>
  approved: Set<string>
  /** Where the document changed while approvals stood, as long as nothing has been voided for it. */
  changedAt: number | undefined
}

/** What was requested so far, by stream, and what is wrong with it. */
export type SignOffs = { rounds: Map<string, Round>; violations: Instances; approvals: number }

/** What each event of a sign-off changes, and what must be true for it. */
export const onSignOff: Readonly<Record<string, (signOffs: SignOffs, event: RecordedEvent, data: never) => void>> = {
  SignOffRequested: ({ rounds, violations }, event, data: EventOf<'SignOffRequested'>['data']) => {
    const { round, contentHash, content, approverIds } = data
    if (createHash('sha256').update(content).digest('hex') !== contentHash)
      violations.add(
        `${event.stream}: the content asked about at revision ${event.revision} is not the one of its hash`,
      )
    rounds.set(event.stream, {
      round,
      contentHash,
      stands: true,
      approverIds: new Set(approverIds),
      changedAt: undefined,
      viewed: new Set(),
      accepted: new Set(),
      approved: new Set(),
    })
  },
  SignOffViewed: (signOffs, event, data: InRound) => void standing(signOffs, event, data)?.viewed.add(data.userId),
  SignOffAccepted: (signOffs, event, data: InRound) => {
    const round = standing(signOffs, event, data)
    if (round && !round.viewed.has(data.userId))
      signOffs.violations.add(`${event.stream}: accepted unseen at revision ${event.revision}`)
    round?.accepted.add(data.userId)
  },
  DocumentApproved: (signOffs, event, data: InRound) => {
    signOffs.approvals++
    const round = standing(signOffs, event, data)
    if (round && !round.accepted.has(data.userId))
      signOffs.violations.add(`${event.stream}: approved without being accepted at revision ${event.revision}`)
    round?.approved.add(data.userId)
  },
  DocumentReturned: (signOffs, event, data: InRound) => {
    standing(signOffs, event, data)
    withdraw(signOffs, event)
  },
  SignOffRequestWithdrawn: (signOffs, event) => withdraw(signOffs, event),
  SignOffVoided: (signOffs, event, { because }: EventOf<'SignOffVoided'>['data']) => {
    const round = signOffs.rounds.get(event.stream)
    if (round) signOffs.rounds.set(event.stream, { ...round, changedAt: undefined })
    if (because.kind === 'edited') withdraw(signOffs, event)
  },
}

/** The round that this event belongs to, where that stands and asks this person. */
function standing({ rounds, violations }: SignOffs, event: RecordedEvent, data: InRound): Round | undefined {
  const round = rounds.get(event.stream)
  const where = `${event.stream}: ${event.type} at revision ${event.revision}`
  if (!round?.stands) violations.add(`${where} belongs to no request that stands`)
  else if (round.round !== data.round || round.contentHash !== data.contentHash)
    violations.add(
      `${where} names round ${data.round}, content ${data.contentHash}, but round ${round.round} stands, content ${round.contentHash}`,
    )
  else if (!round.approverIds.has(data.userId)) violations.add(`${where} is of somebody who was not asked`)
  else return round
  return undefined
}

function withdraw({ rounds }: SignOffs, { stream }: RecordedEvent): void {
  const round = rounds.get(stream)
  if (round) rounds.set(stream, { ...round, stands: false })
}
