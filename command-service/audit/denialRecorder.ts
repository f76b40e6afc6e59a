import { type Denial, denial as denialShape } from '@prumo/contracts/audit/denials'
import type { ActorReference } from '@prumo/contracts/message'
import type { DenialOutbox, OutgoingDenial } from '@prumo/platform/denials/denialOutbox'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { Cause } from '../pipeline/command'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { bySystem } from './bySystem'
import type { Counted, DenialCounts, HourOfCounts } from './denialCounts'
import { denials, hourOf, isFirst, lineOf, standsSingly } from './denials'

type Parts = {
  pool: Pool
  outbox: DenialOutbox
  counts: DenialCounts
  runner: CommandRunner
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId'>
  logger: Logger
}

const pageSize = 500
const hourMs = 3_600_000

/** Makes events of what services have denied, and of how often, once an hour is over. Where another process is at it, nothing. */
export function denialRecorder({ pool, outbox, counts, runner, domain, logger }: Parts): () => Promise<void> {
  const { aggregates, now } = domain
  const hourNow = () => hourOf(now().toISOString())

  const hourOfDenials = async (organizationId: string) =>
    (await aggregates.load(denials, `denials-${organizationId}`)).state

  /** Whether it stands on record singly: broken off after that, it does so already. */
  const record = async (outgoing: OutgoingDenial): Promise<boolean> => {
    const { organizationId, denialId } = outgoing
    const denial = denialIn(outgoing)
    if (!denial) return false
    const before = await hourOfDenials(organizationId)
    if (isFirst(before, denialId, denial)) return true
    if (!standsSingly(before, denial, now().toISOString())) return false
    const data = { organizationId, denialId, denial }
    await runner.runInternal({ type: 'RecordDenial', data }, causeOf(domain, outgoing, denial))
    return isFirst(await hourOfDenials(organizationId), denialId, denial)
  }

  /** Whatever is recorded leaves at once: a page that is broken off is gone on with from there. */
  const recordPage = async (organizationId: string): Promise<boolean> => {
    const page = await outbox.first(organizationId, pageSize)
    let done: string[] = []
    let counted: Counted[] = []
    const leave = async () => {
      await counts.count(organizationId, hourNow(), done, counted)
      ;[done, counted] = [[], []]
    }
    for (const one of page) {
      const isRecorded = await record(one)
      done.push(one.denialId)
      counted.push({ line: lineIn(one), count: one.count - (isRecorded ? 1 : 0) })
      if (isRecorded) await leave()
    }
    await leave()
    return page.length === pageSize
  }

  const recordAll = async (organizationId: string) => {
    aggregates.doubt(`denials-${organizationId}`)
    while (await recordPage(organizationId));
  }

  const tellCounts = async ({ organizationId, hour, counts: lines, more, countedId }: HourOfCounts) => {
    const to = new Date(Date.parse(hour) + hourMs).toISOString()
    const data = { organizationId, from: hour, to, counts: lines, more }
    await runner.runInternal(
      { type: 'CountDenials', data },
      bySystem(domain, organizationId, `denials counted ${countedId}`),
    )
    await counts.forget({ organizationId, hour })
  }

  /** What is wrong with one organization's keeps nobody else's from being recorded. */
  const each = async <One>(all: readonly One[], work: (one: One) => Promise<void>) => {
    for (const one of all)
      await work(one).catch((error: unknown) =>
        logger.warn({ err: error }, 'denials were not recorded this time; it is tried again'),
      )
  }

  return async () => {
    const [waiting, over] = [await outbox.organizations(), await counts.before(hourNow())]
    if (waiting.length + over.length === 0) return
    await alone(pool, advisoryLocks.denials, async () => {
      await each(await outbox.organizations(), recordAll)
      await each(await counts.before(hourNow()), tellCounts)
    })
  }
}

/** What a service left is no more than what it may leave: what is nothing of ours is only counted. */
const denialIn = ({ content }: OutgoingDenial): Denial | undefined => denialShape.safeParse(content?.denial).data

const lineIn = (outgoing: OutgoingDenial) => {
  const denial = denialIn(outgoing)
  return denial ? lineOf(denial) : null
}

function causeOf(
  domain: Parts['domain'],
  { organizationId, denialId, content }: OutgoingDenial,
  { userId, network }: Denial,
): Cause {
  const { sessionRef, precise } = content ?? { sessionRef: null, precise: null }
  const actor: ActorReference = sessionRef === null ? { kind: 'visitor' } : { kind: 'user', userId, sessionRef }
  return { ...bySystem(domain, organizationId, `denial ${denialId}`), actor, origin: { network, precise } }
}
