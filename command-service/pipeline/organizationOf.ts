import type { Actor } from '@prumo/contracts/access'

/** The organization of whoever asks; empty for a visitor. */
export const organizationOf = (actor: Actor): string => (actor.kind === 'user' ? actor.organizationId : '')
