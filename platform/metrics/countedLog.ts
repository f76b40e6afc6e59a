import { type EventLog, WrongExpectedRevision } from '../eventLog/eventLog'
import type { Metrics } from './openMetrics'

/** The same log, with its appends and conflicts counted. */
export function countedLog(log: EventLog, metrics: Metrics): EventLog {
  const appended = metrics.counter('prumo_appends_total', 'Appends to the event log that were done')
  const conflicted = metrics.counter('prumo_append_conflicts_total', 'Appends that met another revision than expected')
  return {
    ...log,
    append: async (stream, expectedRevision, events) => {
      try {
        const answer = await log.append(stream, expectedRevision, events)
        appended()
        return answer
      } catch (error) {
        if (error instanceof WrongExpectedRevision) conflicted()
        throw error
      }
    },
  }
}
