import type { RecordedEvent } from '@prumo/contracts/index'
import { type Message, userIdOf } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import { account } from '../identity/account'
import type { Domain } from '../pipeline/domain'
import type { Request } from '../pipeline/preparation'
import type { Later } from '../rules/later'
import type { Action } from '../rules/undoRule'

/** What a command recorded in a stream. Refuses the action of anybody else, and one that is not in this stream. */
export async function actionToUndo<E extends Message>(
  domain: Domain,
  stream: string,
  commandId: string,
  { actor }: Request,
): Promise<Action<E>> {
  const events = await domain.historySince(stream, commandId)
  const isOfAction = partOfAction(events, commandId)
  const mine = events.filter(isOfAction)
  const [first] = mine
  if (!first) throw new Refused('undo.unknown')
  if (actor.kind !== 'user' || userIdOf(first.metadata.actor) !== actor.userId) throw new Refused('undo.ofAnother')
  const nameOf = namesIn(domain)
  const since: Later[] = []
  for (const event of events) if (!isOfAction(event)) since.push(await laterOf(event, nameOf))
  return { events: mine as unknown as E[], since, id: commandId }
}

/** What one command recorded, and what a policy carried on of it where that took several appends. */
function partOfAction(events: readonly RecordedEvent[], commandId: string): (event: RecordedEvent) => boolean {
  const isCarriedOn = events[0]?.type === 'ReschedulingStarted'
  return ({ metadata }) => metadata.commandId === commandId || (isCarriedOn && metadata.correlationId === commandId)
}

type NameOf = (userId: string) => Promise<string | null>

async function laterOf({ type, data, at, metadata }: RecordedEvent, nameOf: NameOf): Promise<Later> {
  const userId = userIdOf(metadata.actor)
  return { type, data, at, userId, name: userId && (await nameOf(userId)) }
}

/** The names of people, each looked up once; an erased person has none. */
function namesIn({ aggregates }: Domain): NameOf {
  const names = new Map<string, string | null>()
  return async (userId) => {
    const kept = names.get(userId)
    if (kept !== undefined) return kept
    const { state } = await aggregates.load(account, `account-${userId}`)
    const name = state?.person ? `${state.person.name} ${state.person.lastName}` : null
    names.set(userId, name)
    return name
  }
}
