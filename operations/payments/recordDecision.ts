import type { EventOf } from '@prumo/contracts/index'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import { equal } from '@prumo/platform/values/equal'
import { appendBySystem } from '../appendBySystem'
import { Impossible, type Invocation } from '../command/command'
import { type DecisionType, decisionsOf } from './decisionsOf'

/**
 * Puts a decision about payments or a plan on record, for Prumo to carry out where it runs, or at its next start. The
 * same again, while it waits, is not recorded twice.
 */
export async function recordDecision<Type extends DecisionType>(
  { foundation, say }: Pick<Invocation, 'foundation' | 'say'>,
  type: Type,
  data: EventOf<Type>['data'],
): Promise<void> {
  const { log } = foundation
  const { organizationId } = data
  if ((await log.read(`subscription-${organizationId}`)).length === 0)
    throw new Impossible('there is no such organization')
  const decisions = await decisionsOf(log, organizationId)
  const isWaiting = decisions.some((each) => !each.answer && each.type === type && equal(each.data, data))
  if (!isWaiting) {
    const { codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 1))
    const revision = decisions.at(-1)?.revision ?? noStream
    await appendBySystem({ log, codec }, `operator-${organizationId}`, revision, { type, data, organizationId })
  }
  say('on record: Prumo carries it out within seconds where it runs, else at its next start')
  say('`payments` names it until then, and for 30 days if a rule refuses it')
}
