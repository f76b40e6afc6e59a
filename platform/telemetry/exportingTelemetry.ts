import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from '../logger'
import { commandTrace } from './commandTrace'
import { outcomeOf } from './outcomeOf'
import type { Telemetry, TelemetryAttributes, Work } from './telemetry'
import { watchedExporter } from './watchedExporter'

type Parts = { endpoint: string; serviceName: string; logger: Logger }

const sendWithinMs = 2000
const stopWithinMs = 3000

/** Sends spans in batches; more than fit the queue while the collector is slow are dropped. Nothing is registered globally. */
export function exportingTelemetry({ endpoint, serviceName, logger }: Parts): Telemetry {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = watchedExporter(new OTLPTraceExporter({ url, timeoutMillis: sendWithinMs }), logger)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, exportTimeoutMillis: sendWithinMs }),
    ],
  })
  const tracer = provider.getTracer('prumo')
  const underWay = new AsyncLocalStorage<Context>()

  async function within<T>(parent: Context, name: string, attributes: TelemetryAttributes, work: Work<T>): Promise<T> {
    const span = tracer.startSpan(name, { attributes: named(attributes) }, parent)
    try {
      return await underWay.run(trace.setSpan(parent, span), () => work((more) => span.setAttributes(named(more))))
    } catch (error) {
      tellOutcome(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    commandSpan: (commandId, ...rest) => within(contextOf(commandId) ?? ROOT_CONTEXT, ...rest),
    span: (...rest) => within(underWay.getStore() ?? ROOT_CONTEXT, ...rest),
    eventSpans: (events, name, startTime, endedAt, attributes) => {
      for (const { metadata, position, type } of events) {
        const parent = contextOf(metadata.commandId)
        if (!parent) continue
        const told = named({ ...attributes, type, position })
        tracer.startSpan(name, { startTime, attributes: told }, parent).end(endedAt)
      }
    },
    stop: () => Promise.race([provider.shutdown().catch(() => {}), pause(stopWithinMs, undefined, { ref: false })]),
  }
}

function contextOf(commandId: string): Context | undefined {
  const sending = commandTrace(commandId)
  return sending && trace.setSpanContext(ROOT_CONTEXT, sending)
}

const named = (attributes: TelemetryAttributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`prumo.${name}`, value]))

/** The code alone: an error's message and stack may hold what somebody wrote. */
function tellOutcome(span: Span, error: unknown) {
  const { outcome, isFailure } = outcomeOf(error)
  span.setAttributes(named({ outcome }))
  if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
}
