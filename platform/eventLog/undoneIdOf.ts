/** The command whose action an event takes back; `null` where its own command is its cause. */
export const undoneIdOf = ({ commandId, causationId }: { commandId: string; causationId: string }): string | null =>
  causationId === commandId ? null : causationId
