import { useEffect, useRef } from 'react'

/** The heading of a step gets the focus when the step begins: the button that led there is gone. */
export function useFocusAt(step: string | number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}
