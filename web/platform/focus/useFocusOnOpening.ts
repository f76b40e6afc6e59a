import { useEffect, useRef } from 'react'

/**
 * For the heading of what opens: it begins there, and not with a tool whose name would cover it and take the first
 * Escape.
 */
export function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return heading
}
