import type { PresentPerson } from '@prumo/contracts/presence'
import { useSyncExternalStore } from 'react'
import { presence } from '../server/presence'

/** The tabs of others that show the project of this tab. */
export const usePresentTabs = (): readonly PresentPerson[] => useSyncExternalStore(presence.subscribe, presence.people)
