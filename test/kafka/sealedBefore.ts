import type { FormerMessage } from '@prumo/platform/eventFeed/kafka/feedMessage'
import type { Secrets } from '@prumo/platform/secrets/secrets'

/** A message as versions sealed it that named neither the log nor the event at its position. */
export function sealedBefore(
  { secrets, topic, shards }: { secrets: Secrets; topic: string; shards: number },
  partition: number,
  message: Omit<FormerMessage, 'former'>,
): string {
  const { epoch, after, position, event } = message
  const rest = JSON.stringify({ epoch, after, position, event })
  const mac = secrets.hash('event feed', `${topic}\n${shards}\n${partition}\n${rest}`)
  return `{"mac":"${mac}",${rest.slice(1)}`
}
