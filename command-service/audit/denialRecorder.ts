import { type Denial, denial as denialShape } from '@prumo/contracts/audit/denials'
import type { ActorReference } from '@prumo/contracts/message'
import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
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

/**
 * Records what services have denied, and the counts of each hour once it is over. While another process does this,
 * nothing.
 */
export function denialRecorder(parts: Parts): () => Promise<void> {
  const { pool, outbox, counts, logger } = parts

  /** A failure for one organization does not stop the others. */
  const each = <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) =>
    oneByOne(items, work, (error) => logger.warn({ err: error }, 'could not record denials; will retry'))

  return async () => {
    const [waiting, over] = [await outbox.organizations(), await counts.before(hourNow(parts))]
    if (waiting.length + over.length === 0) return
    await alone(pool, advisoryLocks.denials, async () => {
      await each(await outbox.organizations(), (organizationId) => recordAll(parts, organizationId))
      await each(await counts.before(hourNow(parts)), (hour) => recordCounts(parts, hour))
    })
  }
}

const hourNow = ({ domain }: Parts) => hourOf(domain.now().toISOString())

async function recordAll(parts: Parts, organizationId: string): Promise<void> {
  parts.domain.aggregates.doubt(`denials-${organizationId}`)
  while (await recordPage(parts, organizationId));
}

/**
 * Records a page of denials and answers whether there may be more. Each recorded denial leaves the outbox at once,
 * so an interrupted page can be resumed.
 */
async function recordPage(parts: Parts, organizationId: string): Promise<boolean> {
  const { outbox, counts } = parts
  const page = await outbox.first(organizationId, pageSize)
  let done: string[] = []
  let counted: Counted[] = []
  const leave = async () => {
    await counts.count(organizationId, hourNow(parts), done, counted)
    ;[done, counted] = [[], []]
  }
  for (const outgoing of page) {
    const isRecorded = await recordSingly(parts, outgoing)
    done.push(outgoing.denialId)
    counted.push({ line: lineIn(outgoing), count: outgoing.count - (isRecorded ? 1 : 0) })
    if (isRecorded) await leave()
  }
  await leave()
  return page.length === pageSize
}

/** Answers whether the denial is an event of its own now. After an interruption it may have been recorded before. */
async function recordSingly({ runner, domain }: Parts, outgoing: OutgoingDenial): Promise<boolean> {
  const { organizationId, denialId } = outgoing
  const denial = denialIn(outgoing)
  if (!denial) return false
  const hourOfDenials = async () => (await domain.aggregates.load(denials, `denials-${organizationId}`)).state
  const before = await hourOfDenials()
  if (isFirst(before, denialId, denial)) return true
  if (!standsSingly(before, denial, domain.now().toISOString())) return false
  const data = { organizationId, denialId, denial }
  await runner.runInternal({ type: 'RecordDenial', data }, causeOf(domain, outgoing, denial))
  return isFirst(await hourOfDenials(), denialId, denial)
}

async function recordCounts({ runner, domain, counts }: Parts, hourOfCounts: HourOfCounts): Promise<void> {
  const { organizationId, hour, counts: lines, more, countedId } = hourOfCounts
  const to = new Date(Date.parse(hour) + hourMs).toISOString()
  const data = { organizationId, from: hour, to, counts: lines, more }
  const cause = bySystem(domain, organizationId, `denials counted ${countedId}`)
  await runner.runInternal({ type: 'CountDenials', data }, cause)
  await counts.forget({ organizationId, hour })
}

/** The denial that a service left behind; `undefined` where its content is not valid, which is only counted. */
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
