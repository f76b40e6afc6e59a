import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { bySystem } from './bySystem'
import type { HeadKeeper } from './headKeeper'
import type { HeadPublisher } from './headPublisher'
import { heads } from './heads'

type Parts = {
  pool: Pool
  runner: CommandRunner
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId'>
  keeper: HeadKeeper
  publisher: HeadPublisher
  logger: Logger
}

export type HeadSigning = {
  /**
   * Signs logs that have grown and whose last head is at least `atLeastMs` old. Publishes heads to receivers that
   * lack them.
   */
  look(atLeastMs?: number): Promise<void>
}

export function signHeads({ pool, runner, domain, keeper, publisher, logger }: Parts): HeadSigning {
  const { aggregates, now } = domain
  /** Whose last head somebody may not have received: at first it may be anybody's. */
  let unpublished: Set<string> | undefined

  async function signOne(organizationId: string, atLeastMs: number): Promise<void> {
    const { state } = await aggregates.load(heads, `heads-${organizationId}`)
    if (state.last && now().getTime() - Date.parse(state.last.at) < atLeastMs) return
    const head = await keeper.sign(organizationId)
    await runner.runInternal(
      { type: 'SignHead', data: { organizationId, ...head } },
      bySystem(domain, organizationId, `head ${head.size} ${head.root}`),
    )
    unpublished?.add(organizationId)
  }

  async function publishOne(organizationId: string): Promise<void> {
    if (!(await publisher.publish(organizationId))) unpublished?.delete(organizationId)
  }

  /** A failure for one organization does not stop the others. */
  const each = (organizationIds: readonly string[], work: (organizationId: string) => Promise<void>) =>
    oneByOne(organizationIds, work, (error, organizationId) =>
      logger.warn({ err: error, organizationId }, 'could not sign or publish the head of a log; will retry'),
    )

  return {
    look: (atLeastMs = 0) =>
      alone(pool, advisoryLocks.signing, async () => {
        await each(await keeper.unsigned(), (organizationId) => signOne(organizationId, atLeastMs))
        unpublished ??= new Set(await keeper.signed())
        // Some are signed and published elsewhere, by whoever asks for that.
        await each([...new Set([...unpublished, ...publisher.unfinished()])], publishOne)
      }),
  }
}
