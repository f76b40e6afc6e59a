import { useEffect, useRef } from 'react'
import { usePast } from '../server/past'
import type { MakePaper } from './paper'
import { papers } from './papers'

/** Offers a paper for as long as the screen is shown: to Ctrl+P, to the command palette and to the screen's menu. */
export function usePaper(make: MakePaper | undefined): void {
  const instant = usePast()?.instant
  const latest = useRef(make)
  // Withdrawn, it is still what was asked for.
  latest.current = make ?? latest.current
  const isOffered = make !== undefined
  useEffect(() => {
    const current = () => latest.current
    return isOffered ? papers.offer({ make: current, instant }) : undefined
  }, [isOffered, instant])
}
