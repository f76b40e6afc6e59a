import { type RefObject, useEffect, useRef } from 'react'
import { elementOfRecord } from './focusTrace'

/**
 * Leads to the heading of another record that was opened beside the screen, unless the focus is there already. What it
 * was opened from stays in sight.
 */
export function useFocusOnRecord(record: string | undefined, heading: RefObject<HTMLHeadingElement | null>): void {
  const shown = useRef(record)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      elementOfRecord(record)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const surface = heading.current?.closest('[role=dialog]')
      if (shown.current !== record && !surface?.contains(document.activeElement)) heading.current?.focus()
      shown.current = record
    })
    return () => cancelAnimationFrame(frame)
  }, [record, heading])
}
