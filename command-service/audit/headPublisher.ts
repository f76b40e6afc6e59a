import { hasRight } from '@prumo/contracts/access'
import type { HeadReceiver } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import { needs } from '@prumo/contracts/index'
import { ForbiddenAddress } from '@prumo/platform/http/outward'
import type { Mail } from '@prumo/platform/mail/mail'
import type { HeadFolder } from '@prumo/platform/proofs/headFolder'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { account } from '../identity/account'
import { actorOf } from '../identity/actorOf'
import { provenAddress } from '../identity/provenAddress'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { bySystem } from './bySystem'
import { type Heads, heads, keyOf } from './heads'
import { mailOfHead } from './mailOfHead'

type Head = NonNullable<Heads['last']>
type Reason = EventOf<'HeadPublicationFailed'>['data']['reason']

type Parts = {
  runner: CommandRunner
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId'>
  folder: HeadFolder
  mail: Mail
  post: (url: string, body: object) => Promise<number>
  logger: Logger
}

const [firstPauseMs, longestPauseMs] = [60_000, 3_600_000]
const dayMs = 86_400_000

class RefusedThere extends Error {}

export type HeadPublisher = ReturnType<typeof headPublisher>

/** Sends an organization's last head to every receiver that lacks it, and records each delivery and each failure. */
export function headPublisher(parts: Parts) {
  const { domain, logger } = parts
  const { aggregates, now } = domain
  const record = recordsOf(parts)
  /** When a place that failed to take a head of this size is tried again. */
  const waiting = new Map<string, { size: number; until: number; pauseMs: number }>()
  const pauseOf = (organizationId: string, { size }: Head, to: HeadReceiver) => {
    const pause = waiting.get(nameOf(organizationId, to))
    return pause?.size === size ? pause : undefined
  }
  /** Whose last head some place may lack. */
  const unfinished = new Set<string>()

  const deliver = deliveries(parts)

  async function bring(organizationId: string, head: Head, to: HeadReceiver): Promise<void> {
    const name = nameOf(organizationId, to)
    const pause = pauseOf(organizationId, head, to)
    if (pause && now().getTime() < pause.until) return
    try {
      const isDelivered = await deliver(to, organizationId, head)
      waiting.delete(name)
      if (isDelivered) await record(organizationId, head, to, { type: 'RecordPublication' })
    } catch (error) {
      const pauseMs = Math.min(longestPauseMs, pause ? pause.pauseMs * 2 : firstPauseMs)
      waiting.set(name, { size: head.size, until: now().getTime() + pauseMs, pauseMs })
      logger.warn({ err: error, organizationId, to: to.kind }, 'could not publish a signed head; will retry')
      await record(organizationId, head, to, { type: 'RecordFailedPublication', reason: reasonOf(error) })
    }
  }

  const publishLast = async (organizationId: string, also: boolean): Promise<boolean> => {
    const { state } = await aggregates.load(heads, `heads-${organizationId}`)
    const { last } = state
    if (!last) return false
    const receivers = missing(state, also ? undefined : now())
    for (const to of receivers) await bring(organizationId, last, to)
    return receivers.some((to) => pauseOf(organizationId, last, to) !== undefined)
  }

  return {
    /** Receivers that lack the head; `also` are those that got one today. Answers whether to retry. */
    publish: async (organizationId: string, { also = false } = {}): Promise<boolean> => {
      unfinished.add(organizationId)
      const isToRetry = await publishLast(organizationId, also)
      if (isToRetry) unfinished.add(organizationId)
      else unfinished.delete(organizationId)
      return isToRetry
    },
    /** Whose publication failed, or was broken off. */
    unfinished: (): readonly string[] => [...unfinished],
  }
}

const recordsOf =
  ({ runner, domain }: Parts) =>
  (
    organizationId: string,
    { size }: Head,
    to: HeadReceiver,
    { type, ...more }: { type: string; reason?: Reason },
  ): Promise<unknown> =>
    runner.runInternal(
      { type, data: { organizationId, size, to, ...more } },
      bySystem(domain, organizationId, `${type} ${size} ${keyOf(to)}`),
    )

/** How a head comes to each kind of place; answers `false` where nobody is there to receive it. */
function deliveries({ domain: { aggregates, now }, folder, mail, post }: Parts) {
  const deliver: {
    [Kind in HeadReceiver['kind']]: (
      to: Extract<HeadReceiver, { kind: Kind }>,
      organizationId: string,
      head: Head,
    ) => Promise<boolean>
  } = {
    folder: async (_, organizationId, head) => {
      await folder.keep(organizationId, head)
      return true
    },
    webhook: async ({ url }, organizationId, { checkpoint, verifierKey }) => {
      const status = await post(url, { organizationId, checkpoint, verifierKey })
      if (status < 200 || status > 299) throw new RefusedThere(`answered ${status}`)
      return true
    },
    mail: async ({ userId }, organizationId, head) => {
      const actor = await actorOf(aggregates, userId, organizationId, now().toISOString())
      const { state } = await aggregates.load(account, `account-${userId}`)
      const address = provenAddress(state)
      if (!actor || !hasRight(actor, needs.SignHead).allowed || !state || !address) return false
      await mail.send(mailOfHead(address, state.language, head))
      return true
    },
    // Whoever downloads one takes it.
    download: async () => false,
  }
  return (to: HeadReceiver, organizationId: string, head: Head) =>
    (deliver[to.kind] as (to: HeadReceiver, organizationId: string, head: Head) => Promise<boolean>)(
      to,
      organizationId,
      head,
    )
}

const nameOf = (organizationId: string, to: HeadReceiver) => `${organizationId} ${keyOf(to)}`

/**
 * Receivers that lack the last head. A mail receiver gets at most one mail a day, except for heads that somebody
 * requested.
 */
function missing({ places, published, mailedAt }: Heads, today: Date | undefined): HeadReceiver[] {
  const isDue = (userId: string) =>
    today === undefined || today.getTime() - Date.parse(mailedAt.get(userId) ?? new Date(0).toISOString()) >= dayMs
  const all: HeadReceiver[] = [
    { kind: 'folder' },
    ...(places.webhookUrl ? [{ kind: 'webhook' as const, url: places.webhookUrl }] : []),
    ...places.recipientIds.filter(isDue).map((userId) => ({ kind: 'mail' as const, userId })),
  ]
  return all.filter((to) => !published.has(keyOf(to)))
}

const reasonOf = (error: unknown): Reason => {
  if (error instanceof ForbiddenAddress) return 'forbiddenAddress'
  return error instanceof RefusedThere ? 'refused' : 'unreachable'
}
