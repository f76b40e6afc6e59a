import { mediaHook } from './mediaHook'

/** Whether the window is as narrow as a phone's. */
export const useNarrow = mediaHook('(max-width: 800px)')
