import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what covers the whole page: nothing below it can be reached, its keys do nothing there, and Escape closes it. */
export function useCovering(onClose: () => void): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return undefined
    const others = [...document.body.children].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each !== element && !each.inert,
    )
    const hear = (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Escape') close.current()
    }
    const lead = () => element.querySelector('button')?.focus()
    // Printing hides what had the focus: keys are heard wherever it is.
    addEventListener('keydown', hear, true)
    addEventListener('afterprint', lead)
    lead()
    for (const each of others) each.inert = true
    return () => {
      removeEventListener('keydown', hear, true)
      removeEventListener('afterprint', lead)
      for (const each of others) each.inert = false
    }
  }, [])
  return surface
}
