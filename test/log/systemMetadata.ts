const commandId = '5a000000-0000-4000-8000-000000000000'

/** Metadata of what the system itself did. */
export const systemMetadata = {
  actor: { kind: 'system' as const },
  commandId,
  causationId: commandId,
  correlationId: commandId,
  payloadHash: '',
  permissionBasis: 'system',
  from: null,
}
