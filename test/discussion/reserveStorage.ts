import type { World } from '../world'

/** Takes so much of an organization's storage, as for a file of this id, without the file. */
export const reserveStorage = ({ prumo }: World, organizationId: string, size: number, fileId: string) =>
  prumo.commands.runner.runInternal(
    { type: 'ReserveStorage', data: { organizationId, fileId, size, quota: Number.MAX_SAFE_INTEGER } },
    {
      ...{ id: crypto.randomUUID(), actor: { kind: 'system' }, by: { kind: 'visitor' }, origin: null },
      ...{ organizationId, permissionBasis: 'system' },
    },
  )
