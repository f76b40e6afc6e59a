import { documentEvents } from '@prumo/contracts/documents/document'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { openInstances } from './instances'
import { onSignOff, type Round, type SignOffs } from './signOffRounds'

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
/** Attachments are a part of what is signed. Other files stand in streams without sign-offs. */
const attachments = new Set<string>(['FileAttached', 'FileRemoved'])
const changesContent = (type: string) =>
  attachments.has(type) || (Object.hasOwn(documentEvents, type) && !changingNothing.has(type))

/** I10: each approval is of exactly the content of its request, and none outlives a change of it. */
export function checkSignOffs() {
  const violations = openInstances()
  const signOffs: SignOffs = { rounds: new Map(), violations, approvals: 0 }
  const deletedProjects = new Set<string>()
  const addUnvoided = (stream: string, { round, changedAt }: Round) => {
    if (changedAt !== undefined)
      violations.add(`${stream}: changed at revision ${changedAt}, and round ${round} was not voided`)
  }

  return {
    violations,
    take: (event: RecordedEvent) => {
      const { stream, type, revision } = event
      const round = signOffs.rounds.get(stream)
      if (type === 'ProjectDeleted') deletedProjects.add(event.projectId ?? '')
      // What leaves with its project leaves nobody who is asked, or told that it is approved.
      if (type === 'FileRemoved' && deletedProjects.has(event.projectId ?? '')) return
      if (changesContent(type)) {
        if (round?.stands) round.changedAt ??= revision
        return
      }
      if (round?.stands && type !== 'SignOffVoided') {
        addUnvoided(stream, round)
        round.changedAt = undefined
      }
      if (Object.hasOwn(onSignOff, type)) onSignOff[type]?.(signOffs, event, dataIn(event) as never)
    },
    end: () => {
      for (const [stream, round] of signOffs.rounds) if (round.stands) addUnvoided(stream, round)
      return `${signOffs.approvals} approvals, ${signOffs.rounds.size} documents that were asked about`
    },
  }
}
