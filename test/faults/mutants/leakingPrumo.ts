import { subscribe } from 'node:diagnostics_channel'
import { openSync } from 'node:fs'

const kept: unknown[] = []

/** Whatever is asked is kept for ever, with a file that stays open. */
subscribe('http.server.request.start', (message) => {
  kept.push(message, Buffer.alloc(200_000, 1), openSync('/dev/null', 'r'))
})
await import('../processes/measuredPrumo')
