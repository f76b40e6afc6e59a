import type { Logger } from './logger'
import { noTelemetry } from './noTelemetry'
import type { Telemetry } from './telemetry'

type Parts = {
  /** Where a collector takes OTLP over HTTP, such as `http://localhost:4318`. */
  endpoint: string | undefined
  serviceName: string
  logger: Logger
}

/** Traces to the collector at the endpoint; without one, nothing, and OpenTelemetry is not even loaded. */
export async function openTelemetry({ endpoint, ...parts }: Parts): Promise<Telemetry> {
  if (!endpoint) return noTelemetry
  const { exportingTelemetry } = await import('./exportingTelemetry')
  return exportingTelemetry({ endpoint, ...parts })
}
