import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { chosenIds } from './chosenIds'
import { commandTrace } from './commandTrace'
import type { Logger } from './logger'
import { outcomeOf } from './outcomeOf'
import { senderIn } from './senderIn'
import type { ProjectedEvent, Telemetry, TelemetryAttributes, Work } from './telemetry'
import { watchedExporter } from './watchedExporter'

type Parts = { endpoint: string; serviceName: string; logger: Logger }

const sendWithinMs = 2000
const stopWithinMs = 3000

/** Sends spans in batches, and drops what does not fit the queue. Nothing is registered globally. */
export function exportingTelemetry(parts: Parts): Telemetry {
  const ids = chosenIds()
  const { tracer, browsers, shutdown } = tracersOf(parts, ids)
  const underWay = new AsyncLocalStorage<Context>()

  async function within<T>(
    parent: Context,
    name: string,
    attributes: TelemetryAttributes,
    work: Work<T>,
    as?: SpanContext,
  ): Promise<T> {
    const span = ids.withIds(as, () => tracer.startSpan(name, { attributes: named(attributes) }, parent))
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
    commandSpan: (commandId, name, attributes, work, traceparent = '') => {
      const context = commandTrace(commandId)
      const sender = context && senderIn(traceparent, context)
      return within(sender ? contextOf(sender) : ROOT_CONTEXT, name, attributes, work, context)
    },
    browserSpan: ({ commandId, spanId, startedAt, ...measured }) => {
      const command = commandTrace(commandId)
      if (!command || spanId === command.spanId) return
      const startTime = new Date(startedAt)
      const options = { kind: SpanKind.CLIENT, startTime, attributes: named(measured) }
      ids
        .withIds({ ...command, spanId }, () => browsers.startSpan('browser', options, ROOT_CONTEXT))
        .end(startTime.getTime() + (measured.visibleAfterMs ?? measured.answeredAfterMs))
    },
    span: (...rest) => within(underWay.getStore() ?? ROOT_CONTEXT, ...rest),
    eventSpans: (events, name, startTime, endedAt, attributes) => {
      for (const event of events) {
        const command = commandTrace(commandIdOf(event))
        if (!command) continue
        const { position, type } = event
        const spanAttributes = named({ ...attributes, type, position })
        tracer.startSpan(name, { startTime, attributes: spanAttributes }, contextOf(command)).end(endedAt)
      }
    },
    stop: () => Promise.race([shutdown().catch(() => {}), pause(stopWithinMs, undefined, { ref: false })]),
  }
}

/** An event that cannot be read, or says anything else there, is of no command. */
function commandIdOf(event: ProjectedEvent): string {
  try {
    return String(event.metadata.commandId)
  } catch {
    return ''
  }
}

const contextOf = (parent: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, parent)

const named = (
  attributes: { [Name in keyof TelemetryAttributes]: TelemetryAttributes[Name] | undefined },
): Attributes => Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`prumo.${name}`, value]))

/** The code alone: an error's message and stack may hold what somebody wrote. */
function tellOutcome(span: Span, error: unknown) {
  const { outcome, isFailure } = outcomeOf(error)
  span.setAttributes(named({ outcome }))
  if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Tracers of this process and of browsers, whose spans go to the same collector. */
function tracersOf({ endpoint, serviceName, logger }: Parts, ids: ReturnType<typeof chosenIds>) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = watchedExporter(new OTLPTraceExporter({ url, timeoutMillis: sendWithinMs }), logger)
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, exportTimeoutMillis: sendWithinMs })
  const providerFor = (name: string) =>
    new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': name }),
      sampler: new AlwaysOnSampler(),
      idGenerator: ids,
      spanProcessors: [processor],
    })
  const provider = providerFor(serviceName)
  return {
    tracer: provider.getTracer('prumo'),
    browsers: providerFor('browser').getTracer('prumo'),
    shutdown: () => provider.shutdown(),
  }
}
