import { listen } from '@prumo/platform/postgres/listen'
import type { Presence } from './presences'

const channel = 'presence'

/** Carries word of presence between processes. Nobody needs what was said while a connection was lost. */
type PresenceChannel = {
  say(presence: Presence): void
  close(): Promise<void>
}

/** `sharedAt` is the url of what the processes share; without one, this process is alone. */
export async function openPresenceChannel(
  sharedAt: string | undefined,
  heard: (presence: Presence) => void,
): Promise<PresenceChannel> {
  if (!sharedAt) return { say: heard, close: async () => {} }
  const listening = await listen(sharedAt, channel, {
    heard: (payload) => heard(JSON.parse(payload) as Presence),
    connected: () => {},
  })
  return {
    say: (presence) =>
      void listening
        .client()
        ?.query('select pg_notify($1, $2)', [channel, JSON.stringify(presence)])
        .catch(() => undefined),
    close: listening.close,
  }
}
