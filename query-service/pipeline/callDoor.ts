import type { CallName } from '@prumo/contracts/calls'
import type { CallHandler, Door } from '@prumo/platform/http/callRoute'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import { answer } from './answer'
import type { Answering } from './answering'
import { authenticate } from './authenticate'
import type { Asker } from './query'

/** Who makes a call, and the read models as this person may see them; `db` is open until the handler has answered. */
export type Caller = { session: Session; db: Knex; asker: Asker }

/** How this service answers one call. */
export type Handler<Name extends CallName> = CallHandler<Name, Caller>

/** Lets callers in as it does whoever asks a query. */
export const callDoor = (parts: Answering): Door<Caller> => ({
  refuseVisitor: async (ctx) => void (await authenticate(ctx, parts)),
  admit: async (ctx, question, handle) => {
    const session = await authenticate(ctx, parts)
    if (question.cost === 'large') await parts.large.download(session, ctx)
    return parts.large.asked(session, () =>
      answer(ctx, session, parts, question, async (db, asker) => handle({ session, db, asker })),
    )
  },
})
