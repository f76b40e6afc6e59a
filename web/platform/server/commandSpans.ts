import { commandTraceId } from '@prumo/contracts/commandTraceId'
import type { CommandType } from '@prumo/contracts/index'
import type { BrowserSpan } from '@prumo/contracts/telemetry/browserSpans'
import { session } from '../session/session'

type Parts = { isTraced: () => boolean; tell: (span: BrowserSpan) => void }

const visibleWithinMs = 5000

/** This page's part of a command's trace: headers to send, and a span to report later. Neither if tracing is off. */
export function openCommandSpans({ isTraced, tell }: Parts) {
  let reached = 0n
  const waiting = new Set<{ position: bigint; end: (isVisible: boolean) => void }>()

  return {
    /** A command is sent, with these headers. */
    begin: (command: CommandType, commandId: string) => {
      const traceId = isTraced() ? commandTraceId(commandId) : undefined
      if (!traceId) return untold
      const spanId = randomSpanId()
      const [startedAt, start] = [new Date().toISOString(), performance.now()]
      const sofar = () => Math.min(Math.round(performance.now() - start), 600_000)
      const span = { commandId, command, spanId, startedAt }

      return {
        headers: { traceparent: `00-${traceId}-${spanId}-01` },
        failed: (code: string) =>
          tell({ ...span, answeredAfterMs: sofar(), outcome: code as NonNullable<BrowserSpan['outcome']> }),
        /** It is in the log. Told once it is seen as well, or will hardly be. */
        accepted: (position: bigint) => {
          const answeredAfterMs = sofar()
          const visit = {
            position,
            end: (isVisible: boolean) => {
              clearTimeout(timer)
              waiting.delete(visit)
              tell({ ...span, answeredAfterMs, ...(isVisible && { visibleAfterMs: sofar() }) })
            },
          }
          const timer = setTimeout(() => visit.end(false), visibleWithinMs)
          waiting.add(visit)
          if (position <= reached) visit.end(true)
        },
      }
    },
    /** The page shows what is in the log up to here. */
    reached: (position: bigint) => {
      if (position > reached) reached = position
      for (const visit of waiting) if (visit.position <= reached) visit.end(true)
    },
  }
}

const untold = { headers: {}, failed: () => {}, accepted: () => {} }

const randomSpanId = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The page says whether traces go anywhere. */
const areTracesWanted = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=traces]')?.content === 'true'

export const commandSpans = openCommandSpans({
  isTraced: () => areTracesWanted && session.get() !== undefined,
  // Not `request`: whatever becomes of it, the page is not to notice.
  tell: (span) =>
    void fetch('/rest/telemetry/spans', {
      method: 'POST',
      headers: { 'X-Prumo': '1', 'Content-Type': 'application/json' },
      body: JSON.stringify(span),
      keepalive: true,
    }).catch(() => {}),
})
