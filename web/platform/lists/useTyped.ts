import { useEffect, useRef, useState } from 'react'

type Typed = {
  text: string
  type: (text: string) => void
  /** Nothing more is typed: from here on, the value that comes is what counts. */
  leave: () => void
}

/**
 * What somebody types into a field whose value comes back from elsewhere, later on a slow screen. As long as they type,
 * what comes back is older than that, unless it is none of what they typed.
 */
export function useTyped(value: string, onChange: (text: string) => void): Typed {
  const [text, setText] = useState(value)
  const underWay = useRef<string[]>([])
  useEffect(() => {
    const returned = underWay.current.indexOf(value)
    underWay.current = underWay.current.slice(returned + 1)
    if (returned !== -1) return
    underWay.current = []
    setText(value)
  }, [value])
  return {
    text,
    type: (typed) => {
      underWay.current.push(typed)
      setText(typed)
      onChange(typed)
    },
    leave: () => {
      underWay.current = []
    },
  }
}
