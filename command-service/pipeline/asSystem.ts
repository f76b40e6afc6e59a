import type { Who } from './policy'

/** In the system's name, which needs no right. */
export const asSystem: Who = { actor: { kind: 'system' }, by: { kind: 'visitor' }, permissionBasis: 'system' }
