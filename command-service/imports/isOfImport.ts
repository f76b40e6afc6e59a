import type { Metadata } from '@prumo/contracts/message'

/** Whether the import itself did it: a command that somebody sends under the import's id belongs to itself alone. */
export const isOfImport = ({ correlationId, commandId }: Metadata, importId: string): boolean =>
  correlationId === importId && commandId !== importId
