import { z } from 'zod'
import { callsOf } from '../call'
import { type CommandType, commands, problems, refusals } from '../index'
import { id, instant } from '../values'

const ms = z.int().min(0).max(600_000)
const types = Object.keys(commands) as CommandType[]

/** What a browser tells of a command that it sent: ids, times and codes, and nothing that a person wrote. */
const browserSpan = z.strictObject({
  commandId: id,
  command: z.enum(types),
  /** The one that it sent with the command, in `traceparent`. */
  spanId: z.string().regex(/^(?!0{16})[\da-f]{16}$/, { error: 'spanId.invalid' }),
  startedAt: instant,
  answeredAfterMs: ms,
  /** When its screens had reloaded what the command changed, if they did. */
  visibleAfterMs: ms.optional(),
  /** Why it failed, if it did. */
  outcome: z.enum([...problems, ...refusals, 'service.unreachable']).optional(),
})
export type BrowserSpan = z.infer<typeof browserSpan>

/** A browser's part of a command's trace. */
export const telemetryCalls = callsOf({
  browserSpan: {
    method: 'POST',
    path: '/rest/telemetry/spans',
    need: { of: 'self', afterEnd: true },
    body: 'json',
    input: browserSpan,
    output: 'nothing',
  },
})
