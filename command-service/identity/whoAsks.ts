import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { originOf } from '@prumo/platform/http/originOf'
import { tokenIn } from '@prumo/platform/http/sessionCookie'
import { sessionIn } from '@prumo/platform/sessions/sessionIn'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { WhoAsks } from '../pipeline/asking'
import { actorOf } from './actorOf'

/** Who a request comes from, with the rights of this very moment. */
export const whoAsks =
  (sessions: Sessions, aggregates: Aggregates, now: () => Date): WhoAsks =>
  async (ctx) => {
    const origin = originOf(ctx)
    const token = tokenIn(ctx)
    const session = await sessionIn(ctx, sessions)
    const actor = session && (await actorOf(aggregates, session.userId, session.organizationId, now().toISOString()))
    if (!token || !session || !actor) return { actor: { kind: 'visitor' }, session: undefined, origin }
    return { actor, session: { ...session, token }, origin }
  }
