import type { Choice } from '../platform/forms/choiceFields'
import type { AccessProfile } from './UsersTab'

/** Stands in a form for no profile at all, which is full access within the licence. */
export const fullAccess = 'fullAccess'

/** The access profiles to choose from, after full access. */
export const profileChoices = (profiles: readonly AccessProfile[], fullAccessText: string): Choice[] => [
  { value: fullAccess, text: fullAccessText },
  ...profiles.map(({ profileId, name }) => ({ value: profileId, text: name })),
]

export const profileIdIn = (chosen: string): string | null => (chosen === fullAccess ? null : chosen)
