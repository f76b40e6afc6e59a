import { PassThrough } from 'node:stream'
import { may } from '@prumo/contracts/access'
import type { CallHandler, Door } from '@prumo/platform/http/callRoute'
import { denied } from '@prumo/platform/http/denied'
import { tokenIn } from '@prumo/platform/http/sessionCookie'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels, ReadModelsMoved } from '@prumo/platform/readModels/readModels'
import type { Session, Sessions } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import { projectPlaces } from '../reading/projectPlaces'
import { userWithRights } from '../reading/usersWithRights'
import { authenticate } from './authenticate'
import { openStreams } from './openStreams'

type Parts = {
  database: QueryDatabase
  readModels: ReadModels
  sessions: Sessions
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  now: () => Date
}

type Update = { position: number; changes: { tables: string[]; projectIds: (string | null)[] }[] | null }

const gatherMs = 40
const heartbeatMs = 15_000
const checkSessionMs = 30_000
const mostUnsent = 1024 * 1024

/**
 * Server-sent events that name what changed, not its content. Each is checked against the listener's rights of that
 * moment. The stream ends with the session.
 */
export function followUpdates(parts: Parts): CallHandler<'followUpdates', Session> {
  const streams = openStreams()
  return (_, session) => (ctx) => {
    const stream = new PassThrough()
    ctx.req.socket.setTimeout(0)
    ctx.req.socket.setNoDelay(true)
    ctx.type = 'text/event-stream'
    ctx.set('X-Accel-Buffering', 'no')
    ctx.compress = false
    ctx.body = stream
    const { end, stop } = listen(parts, tokenIn(ctx) ?? '', session, stream, () => ctx.req.socket.writableLength)
    const closed = streams.add(session.userId, end)
    stream.on('close', stop)
    stream.on('close', closed)
    ctx.req.on('close', () => stream.destroy())
  }
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

function listen(parts: Parts, token: string, session: Session, stream: PassThrough, unsent: () => number) {
  const { readModels, sessions } = parts
  let waiting: ReadModelsMoved[] = []
  let gathering: NodeJS.Timeout | undefined
  // Projects that this listener was sent updates of. When the right to one is lost, that is announced too.
  const announced = new Set<string>()

  const write = (text: string) => {
    // A listener that does not read is disconnected, and may connect again.
    if (stream.readableLength + stream.writableLength + unsent() > mostUnsent) stream.destroy()
    else stream.write(text)
  }
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const announce = async () => {
    const moves = waiting
    waiting = []
    gathering = undefined
    const update = await visibleTo(parts, session, moves, announced).catch(() => undefined)
    if (update && !stream.destroyed) send('changed', update)
  }
  const end = () => {
    if (stream.destroyed) return
    send('ended', {})
    stream.end()
  }

  send('open', { position: readModels.position(session.organizationId) })
  const unfollow = readModels.onMoved((moved) => {
    if (!concerns(moved, session.organizationId)) return
    waiting.push(moved)
    gathering ??= setTimeout(() => void announce(), gatherMs)
  })
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
    unlisten()
    clearInterval(heartbeat)
    clearInterval(checking)
    clearTimeout(gathering)
  }
  return { end, stop }
}

const listening = { of: 'self' } as const

/** A password that somebody else typed is changed before anything else. */
async function refuseBeforePasswordChange({ database, now }: Parts, session: Session) {
  const { organizationId } = session
  const actor = await database.within(organizationId, (db) => userWithRights(db, session, now().toISOString()))
  const verdict = actor && may(actor, listening)
  if (verdict && !verdict.allowed) throw denied(verdict, listening)
}

const concerns = ({ changes }: ReadModelsMoved, organizationId: string) =>
  changes === null || changes.some((change) => change.organizationId === organizationId)

/** Whoever has a project copied follows its progress. */
const seeing = { of: 'project', feature: 'projects', level: 'viewOnly', inCopy: ['underWay', 'ended'] } as const
const isId = (id: string | null): id is string => id !== null

/** What this person may see of these changes. Of a project whose rights are lost, only that something changed. */
async function visibleTo(
  { database, now }: Parts,
  session: Session,
  moves: readonly ReadModelsMoved[],
  announced: Set<string>,
): Promise<Update | undefined> {
  const position = Math.max(...moves.map((move) => move.position))
  if (moves.some(({ changes }) => changes === null)) return { position, changes: null }
  const mine = moves
    .flatMap(({ changes }) => changes ?? [])
    .filter(({ organizationId }) => organizationId === session.organizationId)
  const projectIds = [...new Set(mine.flatMap((change) => change.projectIds))]
  const visible = await database.within(session.organizationId, async (db) => {
    const actor = await userWithRights(db, session, now().toISOString())
    if (!actor || !may(actor, listening).allowed) return undefined
    const places = await projectPlaces(db, session.organizationId, projectIds.filter(isId))
    return places.flatMap((place) => (may(actor, seeing, place).allowed ? [place.projectId] : []))
  })
  const shown = new Set<string | null>(visible && [null, ...visible])
  for (const id of projectIds.filter(isId)) if (announced.delete(id)) shown.add(id)
  for (const id of visible ?? []) announced.add(id)
  const changes = mine
    .map(({ tables, projectIds: ids }) => ({ tables, projectIds: ids.filter((id) => shown.has(id)) }))
    .filter((change) => change.projectIds.length > 0)
  return changes.length > 0 ? { position, changes } : undefined
}
