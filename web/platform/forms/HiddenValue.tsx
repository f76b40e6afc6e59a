import { useEffect, useRef } from 'react'

type Props = { name: string; value: string }

/** Carries a value that is chosen and not typed. The form hears of a change as it does of typing. */
export function HiddenValue({ name, value }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const former = useRef(value)
  useEffect(() => {
    if (former.current === value) return
    former.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return <input ref={input} type="hidden" name={name} value={value} />
}
