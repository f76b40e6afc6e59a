import { setTimeout as delay } from 'node:timers/promises'
import { type EventLog, WrongExpectedRevision } from '@prumo/platform/eventLog/eventLog'
import type { Mutation } from '../openServices'

const betweenCheckAndInsertMs = 20

/** A log that does not ask whether the stream is still as it was when the rule was asked. */
const forgetful = (log: EventLog): EventLog => ({
  ...log,
  append: async (stream, expected, events) => {
    await delay(betweenCheckAndInsertMs)
    for (let revision = expected; ; ) {
      try {
        return await log.append(stream, revision, events)
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error
        revision = error.current
      }
    }
  },
})

export const lastWriteWins: Mutation = (foundation) => ({ ...foundation, log: forgetful(foundation.log) })
