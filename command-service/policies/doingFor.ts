import type { RecordedEvent } from '@prumo/contracts/index'
import type { Pool } from 'pg'
import { actorOf } from '../identity/actorOf'
import { asSystem } from '../pipeline/asSystem'
import type { Accepted } from '../pipeline/command'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { Doing, Policy } from '../pipeline/policy'
import { waitBriefly } from '../pipeline/waitBriefly'
import { isFolded } from './isFolded'

type Parts = {
  pool: Pool
  runner: CommandRunner
  domain: Domain
  headKeeper: { refuseWhereLost(organizationId: string): Promise<void> }
}

/** Policies are stopping: what is left is done at the next start. */
export class Stopped extends Error {}

/** How this policy acts on this event, for as long as it may go on. */
export function doingFor(
  { pool, runner, domain, headKeeper }: Parts,
  { name: policy }: Policy,
  event: RecordedEvent,
  signal: AbortSignal,
): Doing {
  const { organizationId, id } = event
  const idOf = (name: string) => domain.systemId(`policy ${policy} ${id} ${name}`)
  const causes = { origin: null, correlationId: event.metadata.correlationId }
  /** Where the step before this one stands in the log. */
  let reached = 0
  // However much a policy has to do, it is at most a step ahead of the read models: nobody waits for theirs behind it.
  const take = async (step: () => Promise<Accepted>) => {
    if (reached > 0) await waitBriefly(async () => signal.aborted || isFolded(pool, reached))
    if (signal.aborted) throw new Stopped()
    const answered = await step()
    reached = answered.position
    return answered
  }

  return {
    domain,
    perform: (step, name, who = asSystem) =>
      take(async () => {
        if (who.actor.kind === 'user' && organizationId) await headKeeper.refuseWhereLost(organizationId)
        return runner.runInternal(step, { id: idOf(name), organizationId, ...causes, ...who })
      }),
    send: (command, name, { userId, sessionRef }) =>
      take(async () => {
        const actor = organizationId
          ? await actorOf(domain.aggregates, userId, organizationId, domain.now().toISOString())
          : undefined
        return runner.run({
          ...command,
          id: idOf(name),
          actor: actor ?? { kind: 'visitor' },
          ...causes,
          session: { ...noSession, userId, organizationId: organizationId ?? '', sessionRef },
        })
      }),
  }
}

/** Nobody is signed in: it is only said in which session it was that the event came of. */
const noSession = { token: '', beganAt: 0, seenAt: 0, endsAt: null, rightsPosition: 0 }
