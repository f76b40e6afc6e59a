import { useSyncExternalStore } from 'react'
import { preferences } from './preferences'

export const usePreferences = () => useSyncExternalStore(preferences.subscribe, preferences.get)
