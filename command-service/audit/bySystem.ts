import { derivedId } from '@prumo/platform/ids'
import { asSystem } from '../pipeline/asSystem'
import type { Cause } from '../pipeline/command'
import type { Domain } from '../pipeline/domain'

type Reading = Pick<Domain, 'systemId'>

/**
 * The cause of what the system itself does to an organization's log. The same name happens once; nobody outside can
 * make its id.
 */
export const bySystem = ({ systemId }: Reading, organizationId: string, name: string): Cause => ({
  id: systemId(`${organizationId} ${name}`),
  // Older versions made it of what everybody may know. Of a lone surrogate they could make none.
  ...(name.isWellFormed() && { formerId: derivedId(organizationId, name) }),
  ...asSystem,
  organizationId,
  origin: null,
})
