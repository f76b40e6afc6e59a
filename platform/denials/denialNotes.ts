import type { Logger } from '../telemetry/logger'
import type { DenialOutbox, OutgoingDenial } from './denialOutbox'
import { denialTally } from './denialTally'
import { deniedStrangers, type StrangersDenial } from './deniedStrangers'

export type DenialNotes = {
  note(organizationId: string, content: NonNullable<OutgoingDenial['content']>): void
  noteStranger(denied: StrangersDenial): void
  /** Brings what was noted to where it is recorded from; what cannot be brought just now is kept. */
  flush(): Promise<void>
  /** Brings it a last time. */
  stop(): Promise<void>
}

type Options = {
  outbox: Pick<DenialOutbox, 'put'>
  logger: Logger
  now: () => Date
  /** Something was brought. */
  brought?: () => void
  flushEveryMs?: number
}

/** What was denied since the last flush, the same with a count. */
export function denialNotes({ outbox, logger, now, brought, flushEveryMs = 1000 }: Options): DenialNotes {
  const tally = denialTally(now)
  let unsent: OutgoingDenial[] = []
  const strangers = deniedStrangers(logger)
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()

  const flushSoon = () => {
    timer ??= setTimeout(flush, flushEveryMs).unref()
  }

  const bring = async () => {
    strangers.tell()
    tellLost(tally.takeLost())
    if (unsent.length === 0) unsent = tally.take()
    if (unsent.length > 0) await put().catch(tryAgain)
    if (unsent.length + tally.size() > 0) flushSoon()
  }

  const put = async () => {
    const taken = await outbox.put(unsent)
    for (const { denialId, organizationId, count } of unsent)
      if (!taken.has(denialId)) tally.count(organizationId, count)
    unsent = []
    brought?.()
  }

  // With the same ids: what has arrived after all does not arrive twice.
  const tryAgain = (error: unknown) => logger.warn({ err: error }, 'could not store denials; retrying')

  const tellLost = (count: number) => {
    if (count > 0) logger.error({ security: 'denialsLost', count }, 'security.denialsLost')
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    flushing = flushing.then(bring)
    return flushing
  }

  return {
    note: (organizationId, content) => {
      tally.add(organizationId, content)
      flushSoon()
    },
    noteStranger: (denied) => {
      strangers.note(denied)
      flushSoon()
    },
    flush,
    stop: async () => {
      await flush()
      clearTimeout(timer)
      tellLost(tally.takeLost() + sum([...unsent, ...tally.take()].map(({ count }) => count)))
    },
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
