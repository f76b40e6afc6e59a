import type { EventOf } from '@prumo/contracts/index'
import type { decisionEvents } from '@prumo/contracts/subscription/decisions'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'

export type DecisionType = keyof typeof decisionEvents
type Answer = EventOf<'OperatorDecisionAnswered'>['data']
/** What an operator decided, and what became of it; nothing yet where Prumo has not come to it. */
export type Decision = { [Type in DecisionType]: { type: Type; data: EventOf<Type>['data'] } }[DecisionType] & {
  id: string
  at: string
  revision: number
  answer: Answer | undefined
}

/** What was decided about an organization, the oldest first. */
export async function decisionsOf(log: Pick<EventLog, 'read'>, organizationId: string): Promise<Decision[]> {
  const decided = await log.read(`operator-${organizationId}`)
  if (decided.length === 0) return []
  const recorded = await log.read(`subscription-${organizationId}`)
  const answers = new Map<string, Answer>()
  for (const event of recorded) {
    if (event.type !== 'OperatorDecisionAnswered') continue
    const answer = dataIn(event) as Answer
    answers.set(answer.decisionId, answer)
  }
  return decided.map(
    (event) =>
      ({
        type: event.type,
        data: dataIn(event),
        id: event.id,
        at: event.at,
        revision: event.revision,
        answer: answers.get(event.id),
      }) as Decision,
  )
}
