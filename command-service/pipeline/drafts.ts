import type { RecordedEvent } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import type { Draft } from '@prumo/platform/eventLog/eventCodec'
import type { Appended } from '@prumo/platform/eventLog/eventLog'
import { derivedId } from '@prumo/platform/ids'
import { merged } from '@prumo/platform/values/merged'
import type { Cause } from './command'

/** The id of the event at this index of what a command records: sent again, the command makes the same ids. */
export const eventId = ({ seed, id }: Pick<Cause, 'seed' | 'id'>, index: number) => derivedId(seed ?? id, String(index))

/** The events that a step decided, with what the log keeps beside them. */
export const draftsOf = (decided: readonly Message[], step: Message, cause: Cause): Draft[] =>
  decided.map((event, index) => draftOf(event, step, cause, index))

function draftOf(event: Message, step: Message, cause: Cause, index: number): Draft {
  const { projectId } = step.data as { projectId?: string }
  return {
    type: event.type,
    data: event.data,
    id: eventId(cause, index),
    organizationId: cause.organizationId,
    projectId: projectId ?? null,
    metadata: {
      actor: cause.actor,
      commandId: cause.id,
      causationId: cause.undoes ?? cause.id,
      correlationId: cause.correlationId ?? cause.id,
      payloadHash: cause.payloadHash ?? '',
      permissionBasis: cause.permissionBasis,
      from: cause.origin,
    },
  }
}

/** The same events as they are read once they are appended behind this revision. */
export const recordedOf = (drafts: readonly Draft[], stream: string, before: number, { position, at }: Appended) =>
  drafts.map((draft, index) =>
    merged(draft, { stream, revision: before + 1 + index, position: position - drafts.length + 1 + index, at }),
  ) as unknown as RecordedEvent[]
