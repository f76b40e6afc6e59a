import { PassThrough } from 'node:stream'
import { isClosedTo, may } from '@prumo/contracts/access'
import type { CallHandler, Door } from '@prumo/platform/http/callRoute'
import { denied } from '@prumo/platform/http/denied'
import { tokenIn } from '@prumo/platform/http/sessionCookie'
import type { Session, Sessions } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import type { PresenceFeed } from '../presence/presenceFeed'
import { visibleTo } from '../projects/visibleProjects'
import { userWithRights } from '../reading/usersWithRights'
import { openAnnouncements } from './announcements'
import { authenticate } from './authenticate'
import { followLastMoves } from './lastMoves'
import { openStreams } from './openStreams'
import { type Announcing, type Listener, listening } from './updatesFor'

type Parts = Announcing & {
  sessions: Sessions
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  presence: PresenceFeed
}
type Announcements = ReturnType<typeof openAnnouncements>

const heartbeatMs = 15_000
const checkSessionMs = 30_000
const mostUnsent = 1024 * 1024

/**
 * Server-sent events that name what changed and, for who asks for it, what boards have become. Each is checked against
 * the listener's rights of that moment. The stream ends with the session.
 */
export function followUpdates(parts: Parts): CallHandler<'followUpdates', Session> {
  const streams = openStreams()
  const announcements = openAnnouncements(parts)
  const lastMove = followLastMoves(parts.readModels)
  return async ({ boards, tab }, session) => {
    const announced = await shownAtFirst(parts, session)
    return (ctx) => {
      const stream = new PassThrough()
      ctx.req.socket.setTimeout(0)
      ctx.req.socket.setNoDelay(true)
      ctx.type = 'text/event-stream'
      ctx.set('X-Accel-Buffering', 'no')
      ctx.compress = false
      ctx.body = stream
      const listener = { session, tab, wantsBoards: boards === 'true', announced }
      const { end, stop } = listen(
        parts,
        { announcements, lastMove },
        listener,
        tokenIn(ctx) ?? '',
        stream,
        () => ctx.req.socket.writableLength,
      )
      const closed = streams.add(session.userId, end)
      stream.on('close', stop)
      stream.on('close', closed)
      ctx.req.on('close', () => stream.destroy())
    }
  }
}

/** What the listener's screens may show already: when the right to one of these projects is lost, they hear of it. */
async function shownAtFirst({ database, now }: Parts, session: Session): Promise<Set<string>> {
  return database.within(session.organizationId, async (db) => {
    const user = await userWithRights(db, session, now().toISOString())
    if (!user || !may(user, listening).allowed || isClosedTo(user, 'projects')) return new Set<string>()
    return new Set<string>(await db('projects_projects as p').modify(visibleTo(user)).pluck('p.project_id'))
  })
}

/** Someone whom the read models do not have yet may listen, and is sent nothing until they do. */
export const listenerDoor = (parts: Parts): Door<Session> => ({
  refuseVisitor: async (ctx) => void (await authenticate(ctx, parts)),
  admit: async (ctx, _, handle) => {
    const session = await authenticate(ctx, parts)
    await refuseBeforePasswordChange(parts, session)
    return handle(session)
  },
})

function listen(
  { readModels, sessions, presence }: Parts,
  { announcements, lastMove }: { announcements: Announcements; lastMove: (organizationId: string) => number },
  listener: Omit<Listener, 'send'> & { tab: string | undefined },
  token: string,
  stream: PassThrough,
  unsent: () => number,
) {
  const { session, tab } = listener
  const write = (text: string) => {
    if (stream.destroyed || stream.writableEnded) return
    // A listener that does not read is disconnected, and may connect again.
    if (stream.readableLength + stream.writableLength + unsent() > mostUnsent) stream.destroy()
    else stream.write(text)
  }
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const end = () => {
    send('ended', {})
    stream.end()
  }

  const unfollow = announcements.follow({
    ...listener,
    send: (update) => send('changed', update),
  })
  const leave = tab && presence.follow({ session, tab, send: (people) => send('present', people) })
  const { organizationId } = session
  send('open', { position: readModels.position(organizationId), changedAt: lastMove(organizationId) })
  const unlisten = sessions.onEnded((userId) => {
    if (userId === session.userId) void sessions.watch(token).then((still) => still || end(), end)
  })
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  const checking = setInterval(
    () =>
      void sessions.watch(token).then(
        (still) => still || end(),
        () => {},
      ),
    checkSessionMs,
  )

  const stop = () => {
    unfollow()
    if (leave) leave()
    unlisten()
    clearInterval(heartbeat)
    clearInterval(checking)
  }
  return { end, stop }
}

/** A password that somebody else typed is changed before anything else. */
async function refuseBeforePasswordChange({ database, now }: Parts, session: Session) {
  const { organizationId } = session
  const actor = await database.within(organizationId, (db) => userWithRights(db, session, now().toISOString()))
  const verdict = actor && may(actor, listening)
  if (verdict && !verdict.allowed) throw denied(verdict, listening)
}
