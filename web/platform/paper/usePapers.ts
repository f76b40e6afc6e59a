import { useSyncExternalStore } from 'react'
import { papers } from './papers'

/** What the screen can be printed as, and the printed page that is shown. */
export const usePapers = () => ({
  offered: useSyncExternalStore(papers.subscribe, papers.offered),
  shown: useSyncExternalStore(papers.subscribe, papers.shown),
})
