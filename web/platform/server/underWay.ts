let works = 0
/** Up to where this page has written, and up to where its stream has told: `null` while it opens. */
let [written, heard]: [bigint, bigint | null | undefined] = [0n, undefined]

const tell = () => {
  const isHeard = heard === undefined || (heard !== null && heard >= written)
  if (globalThis.document) document.documentElement.dataset.settled = String(works === 0 && isHeard)
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
}
