import { type Feature, type Level, reaches } from '@prumo/contracts/access'
import { useSyncExternalStore } from 'react'
import { session } from './session'

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)

/** `can(feature, level)`: whether the signed-in person's rights reach that far in the organization. */
export function useAccess(): (feature: Feature, level: Level) => boolean {
  const signedIn = useSession()
  return (feature, level) => {
    const right = signedIn?.functionalities.find(({ functionality }) => functionality === feature)
    return right !== undefined && reaches(right.permission, level)
  }
}
