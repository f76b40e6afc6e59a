import { notifying } from '../meanings'
import { type ActorReference, userIdOf } from '../message'

type Happening = { type: string; data: object; metadata: { actor: ActorReference } }

/** The ids of the people who are notified of an event: those whom it concerns, without the person who did it. */
export function recipientsOf({ type, data, metadata: { actor } }: Happening): string[] {
  const whom = notifying.get(type)?.whom(data) ?? []
  return [...new Set(whom)].filter((userId) => userId !== userIdOf(actor))
}
