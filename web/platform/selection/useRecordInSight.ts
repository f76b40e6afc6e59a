import { type RefObject, useLayoutEffect } from 'react'

const recordOf = (element: Element | null) => element?.closest<HTMLElement>('[data-record]') ?? undefined

/**
 * Keeps the record that had the focus last in sight above a bar at the foot of its list, when the bar comes or grows.
 * Whoever has scrolled it away is not led back to it.
 */
export function useRecordInSight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    let record = recordOf(document.activeElement)
    let height = 0
    const note = ({ target }: FocusEvent) => {
      record = recordOf(target as Element) ?? record
    }
    const observer = new ResizeObserver(() => {
      const now = element.getBoundingClientRect()
      const grown = now.height - height
      height = now.height
      const bottom = record?.isConnected ? record.getBoundingClientRect().bottom : 0
      const isBehind = bottom > now.top - gap && bottom <= now.top + grown + gap
      if (grown > 0 && isBehind) record?.scrollIntoView({ block: 'nearest' })
    })
    document.addEventListener('focusin', note)
    observer.observe(element)
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [bar])
}

/** What stands between a list and the bar below it, in pixels. */
const gap = 16
