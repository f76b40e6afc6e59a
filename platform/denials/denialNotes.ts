import type { Denial } from '@prumo/contracts/audit/denials'
import { newId } from '../ids'
import type { Logger } from '../telemetry/logger'
import { canonicalJson } from '../values/canonicalJson'
import type { DenialOutbox, OutgoingDenial } from './denialOutbox'
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

/** What one process keeps in memory, and no more: beyond it, denials are only counted. */
const mostKept = 2000

/** What was denied since the last flush, the same with a count. */
export function denialNotes({ outbox, logger, now, brought, flushEveryMs = 1000 }: Options): DenialNotes {
  let kept = new Map<string, OutgoingDenial>()
  let unsent: OutgoingDenial[] = []
  const strangers = deniedStrangers(logger)
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()

  const flushSoon = () => {
    timer ??= setTimeout(flush, flushEveryMs).unref()
  }

  /** Once what is kept is much, what comes besides is a number for each organization. */
  const countOnly = (organizationId: string, count: number) => {
    const sum = kept.get(organizationId)
    if (sum) sum.count += count
    else if (kept.size < mostKept * 2) kept.set(organizationId, sumOf(organizationId, count, now()))
    else lost += count
  }

  const note: DenialNotes['note'] = (organizationId, content) => {
    const name = nameOf(organizationId, content.denial)
    const before = kept.get(name)
    if (before) before.count++
    else if (kept.size < mostKept)
      kept.set(name, { denialId: newId(), organizationId, content, count: 1, notedAt: now() })
    else countOnly(organizationId, 1)
    flushSoon()
  }

  const noteStranger: DenialNotes['noteStranger'] = (denied) => {
    strangers.note(denied)
    flushSoon()
  }

  const bring = async () => {
    strangers.tell()
    tellLost()
    if (unsent.length === 0) {
      unsent = [...kept.values()]
      kept = new Map()
    }
    if (unsent.length > 0) await put().catch(tryAgain)
    if (unsent.length + kept.size > 0) flushSoon()
  }

  const put = async () => {
    const there = await outbox.put(unsent)
    for (const { denialId, organizationId, count } of unsent) if (!there.has(denialId)) countOnly(organizationId, count)
    unsent = []
    brought?.()
  }

  // With the same ids: what has arrived after all does not arrive twice.
  const tryAgain = (error: unknown) =>
    logger.warn({ err: error }, 'denials could not be brought to be recorded; it is tried again')

  const tellLost = () => {
    if (lost > 0) logger.error({ security: 'denialsLost', count: lost }, 'security.denialsLost')
    lost = 0
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    flushing = flushing.then(bring)
    return flushing
  }

  return {
    note,
    noteStranger,
    flush,
    stop: async () => {
      await flush()
      clearTimeout(timer)
      for (const { count } of [...unsent, ...kept.values()]) lost += count
      tellLost()
    },
  }
}

const sumOf = (organizationId: string, count: number, notedAt: Date): OutgoingDenial => ({
  denialId: newId(),
  organizationId,
  content: null,
  count,
  notedAt,
})

/** The same is denied to the same person, from the same network: only when differs. */
const nameOf = (organizationId: string, { at: _, ...denial }: Denial) => `${organizationId} ${canonicalJson(denial)}`
