import { useEffect, useState } from 'react'
import { Failure } from '../server/failure'
import { mostPaperRows, type Paper } from './paper'
import type { OfferedPaper } from './papers'

type Made = { paper?: Paper; count: number; failure?: Failure }

/** Has a paper made once: how much has been read for it so far, the paper, or why there is none. */
export function useMadePaper({ make }: OfferedPaper) {
  const [attempt, setAttempt] = useState(0)
  const [made, setMade] = useState<Made>({ count: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt makes it anew
  useEffect(() => {
    let isWanted = true
    const tell = (next: Made) => isWanted && setMade(next)
    tell({ count: 0 })
    const reading = { most: mostPaperRows + 1, onRead: (count: number) => tell({ count }) }
    Promise.resolve(make()?.(reading)).then(
      (paper) => tell({ count: 0, ...(paper && { paper }) }),
      (error: unknown) =>
        tell({ count: 0, failure: error instanceof Failure ? error : new Failure('failure.unexpected', 0) }),
    )
    return () => {
      isWanted = false
    }
  }, [make, attempt])
  return { ...made, retry: () => setAttempt(attempt + 1) }
}
