import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { openShares } from '@prumo/platform/concurrency/shares'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import { openCompany } from './company'

/** Half of the connections that questions are answered on. */
const atOnce = 4
/** A screen asks several at once. Of the places, an organization leaves one to others, however many people it has. */
const ofOrganization = { eachWaiting: 60, allAtOnce: atOnce - 1, allWaiting: 300, longestWaitMs: 2000 }
const downloadsOf = { eachAtOnce: 1, eachWaiting: 3, allWaiting: 50, longestWaitMs: 2000 }
/** Whoever reads nothing of a download for so long has it ended. */
const longestStillMs = 60_000
/** So long a download goes on writing before others have their turn. */
const pieceMs = 25
/** Nobody gives way for longer at a time, and looks so often whether they still have to. */
const [longestWayMs, lookMs] = [500, 3]

type Who = Pick<Session, 'userId' | 'organizationId'>
/** Between two steps of large work, those go first who have lately kept others waiting for less. */
type GiveWay = () => Promise<void>

/** Turns of what is declared large: nobody waits for what others ask, nor long for what they ask themselves. */
export type LargeWork = {
  /** Anything that somebody asks, large or not: large work of others gives way to it. */
  asked<Answer>(who: Who, work: () => Promise<Answer>): Promise<Answer>
  /** Answers a large question when its turn comes. */
  question<Answer>(who: Who, work: (giveWay: GiveWay) => Promise<Answer>): Promise<Answer>
  /** Waits until this person may download, and keeps their place until the answer is over. */
  download(who: Who, ctx: Pick<Context, 'res'>): Promise<void>
  /** What a download writes, a little in each turn. Between turns nothing is held, however slowly it is read. */
  written(who: Who, lines: AsyncIterable<string>): AsyncIterable<string>
}

export function openLargeWork(stillMs = longestStillMs): LargeWork {
  const company = openCompany(() => performance.now())
  const eachAtOnce = (userId: string) => (company.isAlone(userId) ? 2 : 1)
  const shares = openShares(atOnce, () => ({ ...ofOrganization, eachAtOnce }))
  const downloads = openShares(Number.POSITIVE_INFINITY, () => downloadsOf)
  const turnOf = ({ organizationId, userId }: Who) => ({ line: organizationId, of: userId })
  let underWay = 0

  const giveWay = async ({ userId }: Who) => {
    const until = performance.now() + Math.min(longestWayMs, company.spentBy(userId))
    while (performance.now() < until && company.hasModest(userId)) await pause(lookMs)
  }
  const inTurn = async <Done>(who: Who, work: (giveWay: GiveWay) => Promise<Done>, patient?: 'patient') => {
    const leave = await shares.take(turnOf(who), patient)
    underWay++
    await giveWay(who)
    const begun = performance.eventLoopUtilization()
    try {
      return await work(() => giveWay(who))
    } finally {
      company.spend(who.userId, performance.eventLoopUtilization(begun).active / underWay)
      underWay--
      leave()
    }
  }

  return {
    asked: async (who, work) => {
      const leave = company.enter(who.userId)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    question: (who, work) => inTurn(who, work),
    download: async (who, ctx) => {
      const leave = await downloads.take(turnOf(who))
      ctx.res.once('close', leave)
      if (ctx.res.closed) leave()
      ctx.res.setTimeout(stillMs, () => ctx.res.destroy())
    },
    written: (who, lines) => inPieces(lines, (write) => inTurn(who, write, 'patient')),
  }
}

/** As many lines at a time as are written in a moment. */
async function* inPieces(lines: AsyncIterable<string>, inTurn: (write: () => Promise<string>) => Promise<string>) {
  const reading = lines[Symbol.asyncIterator]()
  let isOver = false
  const write = async () => {
    let piece = ''
    for (const until = performance.now() + pieceMs; !isOver && performance.now() < until; ) {
      const { done, value } = await reading.next()
      if (done) isOver = true
      else piece += value
    }
    return piece
  }
  try {
    while (!isOver) {
      const piece = await inTurn(write)
      if (piece !== '') yield piece
    }
  } finally {
    await reading.return?.()
  }
}
