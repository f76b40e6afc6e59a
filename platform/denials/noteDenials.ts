import type { Context } from 'koa'
import { type Denied, HttpProblem, Refused } from '../errors'
import { originOf } from '../http/originOf'
import { tokenIn } from '../http/sessionCookie'
import type { Session, Sessions } from '../sessions/sessions'
import { askedFor, recordedNeed } from './askedFor'
import type { DenialNotes } from './denialNotes'
import { deniesAccess } from './deniesAccess'
import { failedProof } from './failedProof'

type Parts = { notes: Pick<DenialNotes, 'note' | 'noteStranger'>; sessions: Pick<Sessions, 'watch'>; now: () => Date }
export type NoteDenial = (ctx: Context, error: unknown) => void

/** So many sessions may be looked up at once for requests that another site's pages send. */
const mostLookUps = 20

/** Notes what an error denies somebody. It makes no answer wait, and fails none. */
export function noteDenials({ notes, sessions, now }: Parts): NoteDenial {
  let lookUps = 0

  /** Requests from elsewhere are refused before anybody looks whose they are. */
  const lookUp = (ctx: Context, note: (session: Session) => void) => {
    const token = tokenIn(ctx)
    if (!token || lookUps >= mostLookUps) return
    lookUps++
    whenKnown(
      sessions.watch(token).finally(() => lookUps--),
      note,
    )
  }

  return (ctx, error) => {
    if (!(error instanceof Refused || error instanceof HttpProblem)) return
    const { code, denied } = error
    const proof = denied.proof ?? failedProof(code) ?? null
    if (proof === null && !deniesAccess(code, ctx.method)) return
    const { precise, ...about } = { ...originOf(ctx), ...whatIsDenied(ctx, denied) }
    const noteFor = ({ userId, organizationId }: Person, sessionRef: string | null) => {
      const denial = { ...about, userId, proof, because: code, at: now().toISOString() }
      notes.note(organizationId, { sessionRef, denial, precise })
    }
    const noteSession = (session: Session) => noteFor(session, session.sessionRef)

    if (denied.account) return noteFor(denied.account, null)
    if (denied.account === undefined && ctx.state.session) return whenKnown(ctx.state.session, noteSession)
    if (proof === 'origin') return lookUp(ctx, noteSession)
    notes.noteStranger({ because: code, network: about.network })
  }
}

/** Where sessions cannot be looked up, nobody is known. */
function whenKnown(session: Promise<Session | undefined>, note: (session: Session) => void): void {
  session.then((found) => found && note(found)).catch(() => {})
}

/** What was asked for, and what it takes. */
function whatIsDenied(ctx: Context, { need }: Denied) {
  const request = askedFor(ctx)
  return need ? { ...request, need: recordedNeed(need) } : request
}

type Person = Pick<Session, 'userId' | 'organizationId'>
