import { useEffect, useRef } from 'react'

const spoken = new Set<() => readonly string[]>()

/** What the list in front is narrowed to, in words, in the order of the screen. */
export const saidFilters = (): readonly string[] => [...spoken].flatMap((texts) => texts())

/** Says what a list is narrowed to, for as long as that is shown. */
export function useSaidFilters(texts: readonly string[]): void {
  const latest = useRef(texts)
  latest.current = texts
  useEffect(() => {
    const say = () => latest.current
    spoken.add(say)
    return () => void spoken.delete(say)
  }, [])
}
