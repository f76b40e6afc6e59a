import type { RecordedEvent } from '@prumo/contracts/index'

/** The command whose action an event takes back; `null` where its own command is its cause. */
export const undoneIdOf = ({ metadata: { causationId, commandId } }: RecordedEvent): string | null =>
  causationId === commandId ? null : causationId
