import type { Logger } from '../../telemetry/logger'

/** The client's names for: nobody there, nobody who leads, no answer. */
const away =
  /^KafkaJS(Connection|RequestTimeout|NumberOfRetriesExceeded|BrokerNotFound|MetadataNotLoaded|GroupCoordinatorNotFound|ConnectionClosed)/

/** Tells, in a line, that Kafka cannot be reached; of any other failure what it is. */
export function tellFailure(logger: Logger, brokers: readonly string[], error: unknown, what: string): void {
  const { name, message } = error as Error
  if (!away.test(String(name))) {
    logger.warn({ err: error }, what)
    return
  }
  const [, code] = /\b(E[A-Z]{4,})\b/.exec(message) ?? []
  logger.warn(`Kafka at ${brokers.join(', ')} cannot be reached (${code ?? 'no answer'}); trying again`)
}
