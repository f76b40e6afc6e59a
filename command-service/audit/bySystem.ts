import { derivedId } from '@prumo/platform/ids'
import type { Cause } from '../commandRunner'

/** What the system itself does to an organization's log: the same name happens once. */
export const bySystem = (organizationId: string, name: string): Cause => ({
  id: derivedId(organizationId, name),
  actor: { kind: 'system' },
  by: { kind: 'visitor' },
  organizationId,
  origin: null,
  permissionBasis: 'system',
})
