import { createHash } from 'node:crypto'
import { documentEvents } from '@prumo/contracts/documents/document'
import type { EventOf } from '@prumo/contracts/index'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { openInstances } from './instances'

type InRound = { round: number; contentHash: string; userId: string }
type Asked = {
  round: number
  contentHash: string
  stands: boolean
  askedIds: ReadonlySet<string>
  viewed: Set<string>
  accepted: Set<string>
  approved: Set<string>
  /** Where the document changed while approvals stood, as long as nothing has been voided for it. */
  changedAt: number | undefined
}

/** These change nothing that is signed, or may: what moves may stand where it stood. */
const changingNothing = new Set<string>([
  'DocumentCreated',
  'DocumentDeleted',
  'DocumentRestored',
  'DocumentApproverNamed',
  'DocumentApproverRemoved',
  'DocumentSectionMoved',
  'DocumentFieldMoved',
])
/** What is attached to a document is a part of what is signed; other files stand in streams in which nobody is asked to sign. */
const attachments = new Set<string>(['FileAttached', 'FileRemoved'])
const changesContent = (type: string) =>
  attachments.has(type) || (Object.hasOwn(documentEvents, type) && !changingNothing.has(type))

/** I10: each approval is of exactly the content that was asked about at that position, and none outlives a change of it. */
export function checkSignOffs() {
  const violations = openInstances()
  const ofStreams = new Map<string, Asked>()
  const deletedProjects = new Set<string>()
  let approvals = 0

  const unvoided = (stream: string, { round, changedAt }: Asked) => {
    if (changedAt !== undefined)
      violations.add(`${stream}: changed at revision ${changedAt}, and round ${round} was not voided`)
  }
  /** Answers the round that this event belongs to, where that stands and asks this person. */
  const standing = (event: RecordedEvent, data: InRound): Asked | undefined => {
    const asked = ofStreams.get(event.stream)
    const where = `${event.stream}: ${event.type} at revision ${event.revision}`
    if (!asked?.stands) violations.add(`${where} belongs to no request that stands`)
    else if (asked.round !== data.round || asked.contentHash !== data.contentHash)
      violations.add(
        `${where} names round ${data.round}, content ${data.contentHash}, but round ${asked.round} stands, content ${asked.contentHash}`,
      )
    else if (!asked.askedIds.has(data.userId)) violations.add(`${where} is of somebody who was not asked`)
    else return asked
    return undefined
  }
  const withdrawn = ({ stream }: RecordedEvent) => {
    const asked = ofStreams.get(stream)
    if (asked) ofStreams.set(stream, { ...asked, stands: false })
  }

  const on: Record<string, (event: RecordedEvent, data: never) => void> = {
    SignOffRequested: ({ stream, revision }, data: EventOf<'SignOffRequested'>['data']) => {
      const { round, contentHash, content, approverIds } = data
      if (createHash('sha256').update(content).digest('hex') !== contentHash)
        violations.add(`${stream}: the content asked about at revision ${revision} is not the one of its hash`)
      ofStreams.set(stream, {
        round,
        contentHash,
        stands: true,
        askedIds: new Set(approverIds),
        changedAt: undefined,
        viewed: new Set(),
        accepted: new Set(),
        approved: new Set(),
      })
    },
    SignOffViewed: (event, data: InRound) => void standing(event, data)?.viewed.add(data.userId),
    SignOffAccepted: (event, data: InRound) => {
      const asked = standing(event, data)
      if (asked && !asked.viewed.has(data.userId))
        violations.add(`${event.stream}: accepted unseen at revision ${event.revision}`)
      asked?.accepted.add(data.userId)
    },
    DocumentApproved: (event, data: InRound) => {
      approvals++
      const asked = standing(event, data)
      if (asked && !asked.accepted.has(data.userId))
        violations.add(`${event.stream}: approved without being accepted at revision ${event.revision}`)
      asked?.approved.add(data.userId)
    },
    DocumentReturned: (event, data: InRound) => {
      standing(event, data)
      withdrawn(event)
    },
    SignOffRequestWithdrawn: withdrawn,
    SignOffVoided: (event, { because }: EventOf<'SignOffVoided'>['data']) => {
      const asked = ofStreams.get(event.stream)
      if (asked) ofStreams.set(event.stream, { ...asked, changedAt: undefined })
      if (because.kind === 'edited') withdrawn(event)
    },
  }

  return {
    violations,
    take: (event: RecordedEvent) => {
      const { stream, type, revision } = event
      const asked = ofStreams.get(stream)
      if (type === 'ProjectDeleted') deletedProjects.add(event.projectId ?? '')
      // What leaves with its project leaves nobody who is asked, or told that it is approved.
      if (type === 'FileRemoved' && deletedProjects.has(event.projectId ?? '')) return
      if (changesContent(type)) {
        if (asked?.stands) asked.changedAt ??= revision
        return
      }
      if (asked?.stands && type !== 'SignOffVoided') {
        unvoided(stream, asked)
        asked.changedAt = undefined
      }
      if (Object.hasOwn(on, type)) on[type]?.(event, dataIn(event) as never)
    },
    end: () => {
      for (const [stream, asked] of ofStreams) if (asked.stands) unvoided(stream, asked)
      return `${approvals} approvals, ${ofStreams.size} documents that were asked about`
    },
  }
}
