import type { Account } from './account'

/**
 * Where somebody is mailed whatever is no invitation, recovery or confirmation: nowhere until they have proven that the
 * address is theirs, so that nobody’s words come to strangers.
 */
export const provenAddress = (state: Account): string | undefined =>
  state?.emailProven ? state.person?.email : undefined
