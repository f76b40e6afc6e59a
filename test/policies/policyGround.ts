import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cause } from '@prumo/command-service/pipeline/command'
import type { CommandRunner } from '@prumo/command-service/pipeline/commandRunner'
import type { Policy } from '@prumo/command-service/pipeline/policy'
import { policyRunner } from '@prumo/command-service/policies/policyRunner'
import type { Message } from '@prumo/contracts/message'
import { eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { type EventLog, noStream, WrongExpectedRevision } from '@prumo/platform/eventLog/eventLog'
import { idFromHash } from '@prumo/platform/ids'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import type { Pool, PoolClient } from 'pg'
import { fresh } from '../given/fresh'
import { systemMetadata } from '../log/systemMetadata'
import { aSecret } from '../world/aSecret'

const metadata = canonicalJson(systemMetadata)

/** Everything that a process asks of others goes through this: a test makes it fail there. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>
const plainly: Step = (_, work) => work()

/** What happened because of an event: the event's id, and which step it was. */
type Effect = { of: string; step: string }

/**
 * Policies at work on a log and a database, whose only commands append effects: what is appended tells what was done.
 */
export function policyGround(pool: Pool, log: EventLog) {
  const secrets = secretsOf(aSecret)
  const codec = eventCodec(openKeyring(pool, secrets))

  const append = async (stream: string, organizationId: string, id: string, data: object) => {
    for (;;) {
      const revision = (await log.read(stream)).at(-1)?.revision ?? noStream
      const event = {
        id,
        type: 'ProjectUnmarkedFavorite',
        organizationId,
        projectId: null,
        data: canonicalJson(data),
        metadata,
      }
      try {
        return await log.append(stream, revision, [event])
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error
      }
    }
  }

  return {
    /** Something happens in an organization; answers the event's id. */
    happen: async (organizationId: string, data: object = { projectId: fresh(), userId: fresh() }) => {
      const event = { id: randomUUID(), type: 'ProjectMarkedFavorite', organizationId, projectId: null, metadata }
      const text = typeof data === 'string' ? data : canonicalJson(data)
      await log.append(`project-${fresh()}`, noStream, [{ ...event, data: text }])
      return event.id
    },
    effects: async (organizationId: string): Promise<Effect[]> =>
      (await log.read(`effects-${organizationId}`)).map(({ data }) => JSON.parse(data) as Effect),
    /** A process in which these policies run. */
    start: (policies: readonly Policy[], step: Step = plainly) => {
      const runner = {
        runInternal: (command: Message, { id, organizationId }: Cause) =>
          step('append', () => append(`effects-${organizationId}`, organizationId ?? '', id, command.data)),
      } as unknown as CommandRunner
      return policyRunner({
        pool: stepped(pool, step),
        codec,
        runner,
        policies,
        logger: openLogger('silent'),
        firstWaitSeconds: 0.02,
        headKeeper: {} as never,
        domain: { systemId: (name: string) => idFromHash(secrets.hash('system command', name)) } as never,
        log: {
          ...log,
          find: (stream, id) => step('find', () => log.find(stream, id)),
          readAll: (after, limit) => step('readAll', () => log.readAll(after, limit)),
        },
      })
    },
  }
}

/** A pool whose every statement is a step. */
function stepped(pool: Pool, step: Step): Pool {
  const clientOf = (client: PoolClient) =>
    new Proxy(client, {
      get: (of, name) => {
        const value = of[name as keyof PoolClient] as unknown
        if (typeof value !== 'function') return value
        if (name !== 'query') return value.bind(of)
        return (...args: never[]) =>
          step('query', () => (value as (...of: never[]) => Promise<unknown>).apply(of, args))
      },
    })
  return {
    connect: async () => clientOf(await pool.connect()),
    query: (...args: never[]) => step('query', () => (pool.query as (...of: never[]) => Promise<unknown>)(...args)),
  } as unknown as Pool
}

/** Resolves once this holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10)
}
