import type { Metadata } from '@prumo/contracts/message'
import type { Who } from '../pipeline/policy'

/**
 * What follows of itself from what somebody did is recorded as theirs. It needs no right of its own: nobody decides
 * anything any more.
 */
export const inNameOf = ({ metadata }: { metadata: Metadata }): Who => ({
  actor: metadata.actor,
  by: { kind: 'visitor' },
  permissionBasis: metadata.permissionBasis,
})
