import { subscribe } from 'node:diagnostics_channel'
import { openSync } from 'node:fs'

const kept: unknown[] = []

const filesEach = 4

/** Whatever is asked is kept for ever, with files that stay open: that shows on a busy machine, too. */
subscribe('http.server.request.start', (message) => {
  kept.push(message, Buffer.alloc(1_000_000, 1))
  for (let file = 0; file < filesEach; file++) kept.push(openSync('/dev/null', 'r'))
})
await import('../processes/measuredPrumo')
