import type { RecordedEvent } from '@prumo/contracts/index'
import { actorOf } from '../actors'
import type { CommandRunner } from '../commandRunner'
import type { Surroundings } from '../preparation'
import type { Doing, Policy, Who } from './policy'

type Parts = { runner: CommandRunner; around: Surroundings }

/** Policies are stopping: what is left is done at the next start. */
export class Stopped extends Error {}

const asSystem: Who = { actor: { kind: 'system' }, by: { kind: 'visitor' }, permissionBasis: 'system' }

/** How this policy acts on this event, for as long as it may go on. */
export function doingFor(
  { runner, around }: Parts,
  { name: policy }: Policy,
  event: RecordedEvent,
  signal: AbortSignal,
): Doing {
  const { organizationId, id } = event
  const idOf = (name: string) => around.systemId(`policy ${policy} ${id} ${name}`)
  const causes = { origin: null, correlationId: event.metadata.correlationId }
  const refuseWhenStopping = () => {
    if (signal.aborted) throw new Stopped()
  }

  return {
    around,
    perform: async (step, name, who = asSystem) => {
      refuseWhenStopping()
      if (who.actor.kind === 'user' && organizationId) await around.headKeeper.refuseWhereLost(organizationId)
      return runner.runInternal(step, { id: idOf(name), organizationId, ...who, ...causes })
    },
    send: async (command, name, { userId, sessionRef }) => {
      refuseWhenStopping()
      const actor = organizationId
        ? await actorOf(around.aggregates, userId, organizationId, around.now().toISOString())
        : undefined
      return runner.run({
        ...command,
        ...{ id: idOf(name), actor: actor ?? { kind: 'visitor' }, ...causes },
        session: { ...noSession, userId, organizationId: organizationId ?? '', sessionRef },
      })
    },
  }
}

/** Nobody is signed in: it is only said in which session it was that the event came of. */
const noSession = { token: '', beganAt: 0, seenAt: 0, endsAt: null, rightsPosition: 0 }
