import type { Metadata } from '@prumo/contracts/message'
import { HttpProblem, type Refused } from '@prumo/platform/errors'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Accepted, Cause } from './command'
import { eventId } from './drafts'
import type { NoteRights } from './noteRights'

/** The refusal of an id that another command has used. */
export const otherData = () => new HttpProblem(422, 'command.otherData')

/** Answers for commands that the log knows already: the same id happens once. */
export type RepeatedAnswers = {
  /** The answer of that time, where this step was performed before; else what would be said now. */
  before(stream: string, cause: Cause, otherwise: Omit<Accepted, 'changed'> | Refused | HttpProblem): Promise<Accepted>
  /** The answer of that time, where the system performed this under the id of an older version. */
  underFormerId(stream: string, cause: Cause): Promise<Accepted | undefined>
  /** The answer that these events once gave. Refuses where they are of a command with other data. */
  of(events: readonly RecordedEvent[], cause: Cause): Promise<Accepted>
}

export function repeatedAnswers(log: Pick<EventLog, 'find'>, noteRights: NoteRights): RepeatedAnswers {
  const eventsOf = async (stream: string, cause: Cause, found: RecordedEvent[] = []): Promise<RecordedEvent[]> => {
    const next = await log.find(stream, eventId(cause, found.length))
    return next ? eventsOf(stream, cause, [...found, next]) : found
  }

  const answerOf: RepeatedAnswers['of'] = async (events, cause) => {
    const last = events.at(-1)
    const { payloadHash } = metadataOf(last)
    if (payloadHash !== (cause.payloadHash ?? '')) throw otherData()
    // It may have broken off between its append and this.
    await noteRights(events, cause)
    return { position: last?.position ?? 0, version: last?.revision ?? 0, changed: true }
  }

  return {
    of: answerOf,

    before: async (stream, cause, otherwise) => {
      const events = await eventsOf(stream, cause)
      if (events.length > 0) return answerOf(events, cause)
      if (otherwise instanceof Error) throw otherwise
      return { ...otherwise, changed: false }
    },

    underFormerId: async (stream, cause) => {
      if (cause.formerId === undefined) return undefined
      const events = await eventsOf(stream, { ...cause, id: cause.formerId })
      // Whoever knew the former id could have used it: what counts is only what the system itself did.
      const isOurs = events.length > 0 && events.every((event) => metadataOf(event).actor?.kind === 'system')
      return isOurs ? answerOf(events, cause) : undefined
    },
  }
}

const metadataOf = (event: RecordedEvent | undefined) => JSON.parse(event?.metadata ?? '{}') as Partial<Metadata>
