import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * How many of so many things a line has room for. One is left out after the other, before anything is painted, until
 * they fit; another width or another `content` is tried anew.
 */
export function useFittingCount(line: RefObject<HTMLElement | null>, most: number, content: string): number {
  const [found, setFound] = useState({ content, count: most })
  const count = found.content === content ? found.count : most
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = line.current ?? {}
    if (scrollWidth > clientWidth && count > 1) setFound({ content, count: count - 1 })
  }, [line, count, content])
  useEffect(() => {
    const element = line.current
    if (!element) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      setFound({ content: '', count: most })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [line, most])
  return count
}
