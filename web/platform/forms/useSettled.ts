import { useEffect, useState } from 'react'

const pauseMs = 250

/** A text as it is once nobody has typed for a moment; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
