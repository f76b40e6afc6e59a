import type { EventLog } from '../eventLog/eventLog'
import type { Telemetry } from './telemetry'

/** The same log, whose appends are told of in the trace of what appends. */
export const tracedLog = (log: EventLog, telemetry: Telemetry): EventLog => ({
  ...log,
  append: (stream, expectedRevision, events) =>
    telemetry.span('append', { events: events.length }, async (tell) => {
      const appended = await log.append(stream, expectedRevision, events)
      tell({ position: appended.position })
      return appended
    }),
})
