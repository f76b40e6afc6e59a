import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { elementOf } from '../platform/forms/formFields'

/** What stands in another field of the form around, as it is typed. `first`: what stands in it at the beginning. */
export function useFormText(within: RefObject<HTMLElement | null>, name: string, first: string): string {
  const [text, setText] = useState(first)
  const read = () => {
    const field = elementOf(within.current?.closest('form') ?? null, name)
    if (field instanceof HTMLInputElement) setText(field.value)
  }
  const latest = useRef(read)
  latest.current = read
  useLayoutEffect(() => {
    // After React has heard of it: drawn before, the field would be given back what stood in it.
    const onInput = () => latest.current()
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [])
  // A field that a draft gave something to was not typed into.
  useEffect(read)
  return text
}
