let works = 0
/** Up to where this page has written, and up to where its stream has told: `null` while it opens. */
let written = 0n
let heard: bigint | null | undefined
/** What this page goes to, and what it shows, by the keys of its history: `null` while the first is fetched. */
let goal: string | null | undefined
let shown: string | undefined

const tell = () => {
  const isHeard = heard === undefined || (heard !== null && heard >= written)
  const isThere = goal === undefined || goal === shown
  if (globalThis.document) document.documentElement.dataset.settled = `${!works && isHeard && isThere}`
}

/**
 * What this page waits for. Its document says so (`data-settled`) to whoever must not look too soon: tests, and
 * programs that take pictures.
 */
export const underWay = {
  until: <Value>(work: Promise<Value>): Promise<Value> => {
    works++
    tell()
    const end = () => {
      works--
      tell()
    }
    work.then(end, end)
    return work
  },
  /** The page shows this soon: its stream will tell. */
  wrote: (position: bigint): void => {
    if (position > written) written = position
    tell()
  },
  /** The stream has told of everything up to here. `null`: it opens. `undefined`: none is followed. */
  heard: (position: bigint | null | undefined): void => {
    heard = position
    tell()
  },
  /** An address is gone to, by its key. `null`: what it leads to is fetched. `undefined`: no address is followed. */
  goesTo: (key: string | null | undefined): void => {
    goal = key
    tell()
  },
  /** What this address leads to is on the screen. */
  shows: (key: string): void => {
    shown = key
    tell()
  },
}
