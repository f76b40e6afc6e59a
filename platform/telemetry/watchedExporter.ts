import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from './logger'

/** Says once that the collector is gone, and once that it is back: spans are lost meanwhile, and nothing else is. */
export function watchedExporter(exporter: SpanExporter, logger: Logger): SpanExporter {
  let works = true
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const worked = !result.error && result.code === 0
        if (works && !worked) logger.warn({ err: result.error }, 'traces cannot be sent; dropping them')
        if (!works && worked) logger.info('traces are being sent again')
        works = worked
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
