import type { Telemetry } from './telemetry'

const tellNobody = () => {}

/** Tells nobody anything, at the cost of a call. */
export const noTelemetry: Telemetry = {
  commandSpan: (_commandId, _name, _attributes, work) => work(tellNobody),
  span: (_name, _attributes, work) => work(tellNobody),
  browserSpan: tellNobody,
  eventSpans: tellNobody,
  stop: async () => {},
}
