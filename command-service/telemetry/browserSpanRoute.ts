import Router from '@koa/router'
import { may } from '@prumo/contracts/access'
import { browserSpanCall } from '@prumo/contracts/telemetry/browserSpans'
import { denied } from '@prumo/platform/http/denied'
import { readJson } from '@prumo/platform/http/jsonBody'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import { parse } from '@prumo/platform/values/parse'
import type { WhoAsks } from '../pipeline/whoAsks'

type Parts = { whoAsks: WhoAsks; telemetry: Telemetry; now: () => Date }

const aDayMs = 86_400_000

/** POST /rest/telemetry/spans: what a browser tells of a command that it sent. It is passed on to where traces go, and kept nowhere. */
export const browserSpanRoute = ({ whoAsks, telemetry, now }: Parts) =>
  new Router().post(browserSpanCall.path, async (ctx) => {
    const { actor } = await whoAsks(ctx)
    const verdict = may(actor, browserSpanCall.need)
    if (!verdict.allowed) throw denied(verdict, browserSpanCall.need)
    const span = parse(browserSpanCall.input, await readJson(ctx.req))
    // By a clock that is days off, it would stand nowhere near the rest of its trace.
    if (Math.abs(Date.parse(span.startedAt) - now().getTime()) < aDayMs) telemetry.browserSpan(span)
    ctx.status = 204
  })
