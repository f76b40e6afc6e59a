import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { Doing, Policy } from '../pipeline/policy'
import { doingFor, Stopped } from './doingFor'
import type { DueWork, PolicyWork } from './policyWork'

/** So many organizations' work is done side by side. */
const atOnce = 4

export type WorkLinesParts = {
  pool: Pool
  log: Pick<EventLog, 'find'>
  codec: Pick<EventCodec, 'decode'>
  runner: CommandRunner
  domain: Domain
  headKeeper: { refuseWhereLost(organizationId: string): Promise<void> }
  policies: readonly Policy[]
  work: PolicyWork
  logger: Logger
}

/**
 * Does what is due: each organization's work of a policy in its order, and different ones side by side. Rings when
 * there may be more to begin.
 */
export function workLines(parts: WorkLinesParts, signal: AbortSignal, ring: () => void) {
  const { policies, work, logger } = parts
  const underWay = new Map<string, Promise<void>>()
  const names = policies.map(({ name }) => name)
  /**
   * When each line with more to do last began, by count. The line that waited longest is next, however much another
   * has to do.
   */
  let lastBegun = new Map<string, number>()
  let begun = 0

  const take = async (due: DueWork) => {
    try {
      await react(parts, due, signal)
      await work.remove(due)
    } catch (error) {
      if (error instanceof Stopped) return
      const { eventId, organizationId, attempts, policy } = due
      logger.warn({ policy, eventId, organizationId, attempts, error: nameOf(error) }, 'a policy failed; will retry')
      await work.failed(due, nameOf(error))
    }
  }

  const begin = (due: DueWork) => {
    const line = lineOf(due)
    lastBegun.set(line, ++begun)
    const working = take(due)
      .catch((error: unknown) => logger.warn({ error: nameOf(error) }, 'could not save the outcome of a policy'))
      .finally(() => {
        underWay.delete(line)
        ring()
      })
    underWay.set(line, working)
  }

  return {
    /** Answers in how many milliseconds more is due; of what waits for a line to end, that line rings. */
    beginDue: async (): Promise<number | undefined> => {
      if (underWay.size >= atOnce) return undefined
      // A line that ends meanwhile rings: what is answered of it may be done already.
      const busy = new Set(underWay.keys())
      const { work: all, nextMs } = await work.due(names)
      const waitedSince = (due: DueWork) => lastBegun.get(lineOf(due)) ?? 0
      lastBegun = new Map(all.map((due) => [lineOf(due), waitedSince(due)]))
      for (const due of all.toSorted((before, after) => waitedSince(before) - waitedSince(after)))
        if (underWay.size < atOnce && !busy.has(lineOf(due)) && !signal.aborted) begin(due)
      return nextMs
    },
    done: async () => void (await Promise.all(underWay.values())),
  }
}

const lineOf = ({ policy, organizationId }: DueWork) => `${policy} ${organizationId}`

async function react(parts: WorkLinesParts, due: DueWork, signal: AbortSignal): Promise<void> {
  const recorded = await parts.log.find(due.stream, due.eventId)
  if (!recorded) throw new Error('the log does not have this event')
  const [event] = await parts.codec.decode([recorded])
  const policy = parts.policies.find(({ name }) => name === due.policy)
  const reaction = event && (policy?.on[event.type] as ((event: object, doing: Doing) => Promise<void>) | undefined)
  // What was recorded with an id in another spelling counts for no rule.
  if (!event || !policy || !reaction || event.spelledOtherwise) return
  await reaction(event, doingFor(parts, policy, event, signal))
}

/** The name of an error. Its message may contain personal data. */
function nameOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return [name, code].filter((word) => typeof word === 'string').join(' ') || 'unknown'
}
