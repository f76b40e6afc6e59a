import type { Actor } from '@prumo/contracts/access'
import type { Origin } from '@prumo/contracts/message'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'

/** Who sends a request, in which session, and where from. */
export type Asking = { actor: Actor; session: (Session & { token: string }) | undefined; origin: Origin }
/** Looks up who a request comes from, with the rights of this very moment. */
export type WhoAsks = (ctx: Context) => Promise<Asking>
