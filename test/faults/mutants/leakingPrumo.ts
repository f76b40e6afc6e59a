import { subscribe } from 'node:diagnostics_channel'
import { openSync } from 'node:fs'

const kept: unknown[] = []

const filesEach = 4

/** Whatever is asked is kept for ever, with files that stay open. That shows where a busy machine answers little, too. */
subscribe('http.server.request.start', (message) => {
  kept.push(message, Buffer.alloc(1_000_000, 1))
  for (let file = 0; file < filesEach; file++) kept.push(openSync('/dev/null', 'r'))
})
await import('../processes/measuredPrumo')
