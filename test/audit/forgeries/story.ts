import { createHash } from 'node:crypto'
import { canonicalJson, type LoggedEvent } from '../../../prumo-verify/entry.mjs'
import {
  anErasure,
  anEvent,
  aSignedLog,
  aSigner,
  exportOfAll,
  exportOfSome,
  type Fields,
  headOf,
  idOf,
  type LogExport,
  type SignedLog,
  timeOf,
  verifierKeyOf,
  withoutContent,
} from '../signedLog'

export const mine = idOf('organization')
export const count = 60
export const sizes = [20, 40, count]
/** The project whose action log was erased, and another one. */
export const [erasedProject, otherProject] = [idOf('project 3'), idOf('project 1')]
/** Where the events stand that record the erasures of the two, and up to when. */
export const [erasingAt, otherErasingAt] = [50, 52]
const [erasedTo, otherErasedTo] = [timeOf(43), timeOf(31)]
/** The entries of the one project up to then, and one of it after. */
export const erased = [3, 13, 18, 23, 33, 38, 43]
export const later = 53
/** Where a head is recorded, and which. */
export const recordings = [
  [25, 20],
  [45, 40],
] as const

export const content = canonicalJson({ attachments: [], title: 'Laudo de vistoria' })
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
export const [approvedAt, returnedAt] = [5, 6]

/** What a signature says, with other fields in the place of its own. */
export const signing = (act: 'approve' | 'return', changes: Fields = {}): Fields => ({
  contentHash: hashOf(content),
  round: 1,
  signatureId: idOf(act),
  signerHash: hashOf(canonicalJson(aSigner)),
  meaning: { act, language: 'pt-BR', sentence: 'Li este documento.' },
  userId: idOf('approver'),
  ...changes,
})
/** What else happens to a document, by the type of the event: each names its content, and none signs it. */
export const unsigned: Record<string, Fields> = {
  SignOffRequested: { content, contentHash: hashOf(content), round: 1 },
  SignOffViewed: { contentHash: hashOf(content), round: 1, userId: idOf('approver') },
  SignOffAccepted: { contentHash: hashOf(content), round: 1, userId: idOf('approver') },
  SignOffRequestWithdrawn: { contentHash: hashOf(content), reason: 'Engano', round: 1 },
  SignOffVoided: { because: { kind: 'edited' }, contentHash: hashOf(content), round: 1 },
}

export const eventAt = (index: number, type: string, data: Fields | string): LoggedEvent => ({
  ...anEvent(mine, index),
  type,
  data: typeof data === 'string' ? data : canonicalJson(data),
})

/** An organization's log with signatures, two recorded heads and two erasures. */
export const log: SignedLog = withRecordings({
  ...aSignedLog(mine, count),
  events: aSignedLog(mine, count).events.map(
    (event, index) =>
      ({
        [approvedAt]: eventAt(approvedAt, 'DocumentApproved', signing('approve')),
        [returnedAt]: eventAt(returnedAt, 'DocumentReturned', signing('return')),
        [erasingAt]: anErasure(mine, erasingAt, erasedProject, erasedTo),
        [otherErasingAt]: anErasure(mine, otherErasingAt, otherProject, otherErasedTo),
      })[index] ?? event,
  ),
})
export const keys = [verifierKeyOf(log)]

/**
 * The same log with another event in one place, as whoever holds the key can make it, the heads that it records made
 * anew.
 */
export const having = (index: number, event: Partial<LoggedEvent>): SignedLog =>
  withRecordings(
    {
      ...log,
      events: log.events.map((loggedEvent, nth) => (nth === index ? { ...loggedEvent, ...event } : loggedEvent)),
    },
    index,
  )

function withRecordings(signed: SignedLog, except?: number): SignedLog {
  const made = { ...signed, events: [...signed.events] }
  for (const [index, size] of recordings) {
    const data = canonicalJson({ checkpoint: headOf(made, size), size })
    if (index !== except) made.events[index] = { ...anEvent(mine, index), projectId: null, type: 'LogHeadSigned', data }
  }
  return made
}

/** An export of it; `selection` is what a filtered one has. */
export const exported = (signed: SignedLog = log, selection?: readonly number[]): LogExport =>
  selection ? exportOfSome(signed, sizes, selection) : exportOfAll(signed, sizes)

/** The same export with other fields in the lines of these indices. */
export const altered = (
  exported: LogExport,
  indices: readonly number[],
  change: (line: LogExport['entries'][number]) => Fields,
): LogExport => ({
  ...exported,
  entries: exported.entries.map((line) => (indices.includes(Number(line.index)) ? { ...line, ...change(line) } : line)),
})

/** The same export without the content of these, as if this event had erased it. */
export const withheld = (
  exported: LogExport,
  indices: readonly number[],
  by: LoggedEvent,
  statement: Fields = {},
): LogExport =>
  altered(exported, indices, (line) => {
    const gone = withoutContent(line, by)
    return { ...gone, erased: { ...gone.erased, ...statement } }
  })

export const eventOf = (signed: SignedLog, index: number): LoggedEvent => {
  const event = signed.events[index]
  if (!event) throw new RangeError(`no event ${index}`)
  return event
}
