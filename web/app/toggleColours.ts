import { preferences } from '../platform/session/preferences'

export const toggleColours = () =>
  preferences.set({ colorMode: preferences.get().colorMode === 'dark' ? 'light' : 'dark' })
