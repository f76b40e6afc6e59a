/** Metadata of what the system itself did. */
export const systemMetadata = {
  actor: { kind: 'system' as const },
  commandId: 'c',
  causationId: 'c',
  correlationId: 'c',
  payloadHash: '',
  permissionBasis: 'system',
  from: null,
}
