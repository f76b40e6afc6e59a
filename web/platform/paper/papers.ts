import type { MakePaper } from './paper'

/** A way to print what a screen shows, and the instant of the past that it shows (ISO UTC), if that is what it does. */
export type OfferedPaper = { make: () => MakePaper | undefined; instant: string | undefined }

let offered: readonly OfferedPaper[] = []
let shown: OfferedPaper | undefined
const listeners = new Set<() => void>()

function set(offers: readonly OfferedPaper[], paper: OfferedPaper | undefined) {
  offered = offers
  shown = paper
  for (const tell of listeners) tell()
}

/** What the screen can be printed as, and the printed page that is shown. */
export const papers = {
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  /** What is in front comes last. */
  offered: (): OfferedPaper | undefined => offered.at(-1),
  shown: (): OfferedPaper | undefined => shown,
  /** A paper goes with the screen that offers it. */
  offer: (paper: OfferedPaper) => {
    set([...offered, paper], shown)
    return () =>
      set(
        offered.filter((each) => each !== paper),
        shown === paper ? undefined : shown,
      )
  },
  show: () => set(offered, offered.at(-1)),
  close: () => set(offered, undefined),
}
