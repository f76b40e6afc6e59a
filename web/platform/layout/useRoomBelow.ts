import { type RefObject, useLayoutEffect } from 'react'

/** How far above the window's lower edge notices stand: above every bar there. */
export const roomBelow = 'var(--room-below, 0px)'

let bars: readonly HTMLElement[] = []

function measure(): void {
  const heights = bars.map((bar) => innerHeight - bar.getBoundingClientRect().top)
  const room = Math.min(innerHeight / 2, Math.max(0, ...heights))
  document.documentElement.style.setProperty('--room-below', `${Math.round(room)}px`)
}

/** Keeps notices above a bar that stands at the foot of the window, as long as it does. */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    bars = [...bars, element]
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      bars = bars.filter((each) => each !== element)
      measure()
    }
  }, [bar])
}
